import { z } from 'zod'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length of a text as a person counts it: an emoji family or a letter with its accent is one. */
export function graphemes(text: string): number {
  // Most texts are plain: their length is their code units, and segmenting costs a hundred times more.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** The longest post, in graphemes. */
export const longestPost = 5000

/** The longest comment or reply, in graphemes. */
export const longestComment = 1500
/** The longest tag, in graphemes. */
export const longestTag = 50

/** Text of at most `limit` graphemes, trimmed. `tooLong` names the message. */
export function TextIn(limit: number, tooLong: string) {
  return z
    .string('text_invalid')
    .trim()
    .refine((text) => text.length <= limit * 16 && graphemes(text) <= limit, tooLong)
}
