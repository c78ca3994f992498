/**
 * The only rules of how long members' texts are and where they are cut: at graphemes, which are what people
 * count as characters. Imports nothing, so that the client's first page can have it.
 */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What has one code unit for each grapheme. Most texts are so, and segmenting costs a hundred times more. */
const plain = /^[\x20-\x7e\n]*$/

/** Returns the length of a text as people count it: a family emoji or an accented letter is one. */
export function graphemes(text: string): number {
  if (plain.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** Returns the index in a text after this many graphemes, at most its length. */
function indexAfter(text: string, count: number): number {
  if (plain.test(text.slice(0, count + 1))) return Math.min(count, text.length)
  let left = count
  for (const { index } of segmenter.segment(text)) if (left-- <= 0) return index
  return text.length
}

/** Returns the first graphemes of a text, at most `count`. */
export const beginningOf = (text: string, count: number): string => text.slice(0, indexAfter(text, count))

/** Returns the last graphemes of a text, at most `count`. */
export const endOf = (text: string, count: number): string =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(-count)
    .join('')

/** Returns the index at which the grapheme begins that has the code unit at `index`. */
export const graphemeStart = (text: string, index: number): number =>
  segmenter.segment(text).containing(index)?.index ?? text.length

/** Returns the index after this many graphemes of what is left once a text is trimmed. */
export function indexAfterTrimmed(text: string, count: number): number {
  const rest = text.trimStart()
  return text.length - rest.length + indexAfter(rest, count)
}

/** Returns a text of at most `count` graphemes; an ellipsis, one of them, stands for what was cut off. */
export function shortened(text: string, count: number): string {
  const end = indexAfter(text, count)
  return end === text.length ? text : `${beginningOf(text, count - 1).trimEnd()}…`
}

/**
 * How many code points a statement reads of a text of which `count` graphemes are shown. It is more than such
 * a text has in any language; only of emoji and of heaped marks fewer are shown.
 */
export const codePointsFor = (count: number): number => count * 4

/** The longest part of a text in a notification and in the quote of a reply, in graphemes. */
export const longestExcerpt = 140

/** Returns {@link shortened}, for a text of which only the first {@link codePointsFor} of `count` were read. */
export function shortenedRead(text: string, count: number): string {
  const most = codePointsFor(count)
  if (text.length < most || codePoints(text) < most) return shortened(text, count)
  // The last grapheme that was read may be a part of one.
  const whole = beginningOf(text, graphemes(text) - 1)
  return `${beginningOf(whole, count - 1).trimEnd()}…`
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/**
 * The most code units that a text of so many graphemes may have. The longest emoji on a keyboard, a family
 * of four with tones of skin, has 19; without a bound, one letter could carry megabytes of accents.
 */
export const unitsFor = (count: number): number => count * 20

/** Returns whether a text has more graphemes than that, or is too large for so many. */
export const isLongerThan = (text: string, count: number): boolean =>
  text.length > count && (text.length > unitsFor(count) || graphemes(text) > count)

const utf8 = new TextEncoder()

/** Returns the beginning of a text that has at most so many graphemes and, in UTF-8, so many bytes. */
function beginningWithin(text: string, count: number, bytes: number): string {
  const beginning = beginningOf(text, count)
  if (utf8.encode(beginning).length <= bytes) return beginning
  let left = bytes
  for (const { segment, index } of segmenter.segment(beginning)) {
    left -= utf8.encode(segment).length
    if (left < 0) return beginning.slice(0, index)
  }
  return beginning
}

/** A longer one is no ending, but a part of the name. */
const ending = /\.[^.\s]{1,12}$/

/** Returns a file's name of at most so many graphemes and bytes; what is too long loses its end, not its ending. */
export function shortenedFileName(name: string, count: number, bytes: number): string {
  const [last = ''] = ending.exec(name) ?? []
  const stem = name.slice(0, name.length - last.length)
  const room = { count: count - graphemes(last), bytes: bytes - utf8.encode(last).length }
  return `${beginningWithin(stem, room.count, room.bytes).trimEnd()}${last}`
}
