/** The part of a text that shows why it was found. */
import { beginningOf, graphemeStart, graphemes } from '@commons/contract/shared/text/cutting.ts'
import { foundParts } from '@commons/contract/shared/text/searching.ts'

/** In graphemes. */
export const longestFound = 200
/** Code units shown before the word. */
const before = 60

/**
 * Returns the text around its first word that begins with one of `words`, which are as the database has them;
 * otherwise its beginning.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (graphemes(line) <= longestFound) return line
  const index = foundParts(line, words)[0]?.start ?? 0
  // Starts at the beginning where that shows the word, and never leaves the excerpt short at the end.
  const start = index > longestFound - before ? Math.min(index - before, line.length - longestFound) : 0
  // Cut between words where there is a space nearby.
  const space = start === 0 ? -1 : line.slice(start, start + before).indexOf(' ')
  const from = space < 0 ? graphemeStart(line, start) : start + space + 1
  const rest = line.slice(from)
  const first = from > 0 ? '…' : ''
  const cut = beginningOf(rest, longestFound)
  if (cut === rest) return first + rest
  const end = cut.lastIndexOf(' ')
  return `${first}${end > cut.length / 2 ? cut.slice(0, end) : cut}…`
}
