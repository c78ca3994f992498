/** Finds the searched words in a text like the server does: by their beginnings, ignoring case and accents. */

const filters = /(?<=^|\s)(?:from|has|before):(?:"[^"]*"|\S*)/gi
const wordsOf = /[\p{L}\p{N}\p{M}]+/gu

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the folded words of a search text, without its filters. */
export function searchedWords(search: string): string[] {
  return [...search.replaceAll(filters, '').matchAll(wordsOf)].map(([word]) => fold(word))
}

export interface MarkedPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** Returns the length of the part of `word` that matches the folded `begin`; 0 if it does not begin so. */
function lengthOf(begin: string, word: string): number {
  if (!fold(word).startsWith(begin)) return 0
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    length += segment.length
    if (fold(word.slice(0, length)).length >= begin.length) break
  }
  return length
}

/** Splits a text into pieces, marking the searched beginnings of its words. */
export function markedPieces(text: string, words: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  const add = (part: string, isMarked: boolean) => part !== '' && pieces.push({ text: part, isMarked })
  let from = 0
  for (const { 0: word, index } of text.matchAll(wordsOf)) {
    const length = Math.max(0, ...words.map((begin) => lengthOf(begin, word)))
    if (length === 0) continue
    add(text.slice(from, index), false)
    add(text.slice(index, index + length), true)
    from = index + length
  }
  add(text.slice(from), false)
  return pieces
}
