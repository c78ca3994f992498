const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Counts a text's characters as a person does. The contract's own function would bring zod along. */
export function graphemes(text: string): number {
  // Most texts are plain: code units suffice, and segmenting costs a hundred times more.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

const nearTheEnd = 200

/** Returns how many characters are left, once few are; negative when there are too many. */
export function charactersLeft(text: string, longest: number, few = nearTheEnd): number | undefined {
  // A character has at least one code unit, so a short text needs no counting.
  if (text.length < longest - few) return undefined
  const left = longest - graphemes(text.trim())
  return left <= few ? left : undefined
}

/** Returns the index in the text after this many characters. */
export function cutAfter(text: string, count: number): number {
  const before = text.length - text.trimStart().length
  let left = count
  for (const { index } of segmenter.segment(text.trimStart())) if (left-- === 0) return before + index
  return text.length
}
