const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length of a text as a person counts it. The contract's own function would bring zod along. */
export function graphemes(text: string): number {
  // Most texts are plain: their length is their code units, and segmenting costs a hundred times more.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

const nearTheEnd = 200

/** How many characters are left, once few are; negative when there are too many. */
export function charactersLeft(text: string, longest: number, few = nearTheEnd): number | undefined {
  // A grapheme has at least one code unit: a short text needs no counting.
  if (text.length < longest - few) return undefined
  const left = longest - graphemes(text.trim())
  return left <= few ? left : undefined
}

/** Where in the text so many characters of it end. */
export function cutAfter(text: string, count: number): number {
  const before = text.length - text.trimStart().length
  let left = count
  for (const { index } of segmenter.segment(text.trimStart())) if (left-- === 0) return before + index
  return text.length
}
