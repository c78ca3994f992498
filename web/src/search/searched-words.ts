/** Which words of a text were searched for, as the server finds them: by their beginnings, whatever case and accents. */

const filters = /(?<=^|\s)(?:from|has|before):(?:"[^"]*"|\S*)/gi
const wordsOf = /[\p{L}\p{N}\p{M}]+/gu

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of what was typed, folded, without its filters. */
export function searchedWords(search: string): string[] {
  return [...search.replaceAll(filters, '').matchAll(wordsOf)].map(([word]) => fold(word))
}

export interface MarkedPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** How long a beginning of `word` has all letters of `begin`, which is folded; 0 where it does not begin so. */
function lengthOf(begin: string, word: string): number {
  if (!fold(word).startsWith(begin)) return 0
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    length += segment.length
    if (fold(word.slice(0, length)).length >= begin.length) break
  }
  return length
}

/** Takes a text apart at the beginnings of its words that were searched for. */
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
