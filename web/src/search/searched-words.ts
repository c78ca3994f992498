import { foundParts, typedWords } from '@commons/contract/shared/text/searching.ts'

const filters = /(?<=^|\s)(?:from|has|before):(?:"[^"]*"|\S*)/gi

/** Returns the words of a search text, as the server searches them, without its filters. */
export const searchedWords = (search: string): string[] => typedWords(search.replaceAll(filters, ''))

export interface MarkedPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** Splits a text into pieces, marking what the searched words matched. */
export function markedPieces(text: string, words: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  const add = (part: string, isMarked: boolean) => part !== '' && pieces.push({ text: part, isMarked })
  let from = 0
  for (const { start, end } of foundParts(text, words)) {
    add(text.slice(from, start), false)
    add(text.slice(start, end), true)
    from = end
  }
  add(text.slice(from), false)
  return pieces
}
