import { z } from 'zod'
import { isVisible } from './name.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Returns the length of a text as people count it: a family emoji or an accented letter is one. */
export function graphemes(text: string): number {
  // Segmenting costs a hundred times more, and most texts are plain.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** Returns the first `signs` of a text. A slice of it may end in half a sign, which the database doesn't store. */
export const beginningOf = (text: string, signs: number): string => [...text].slice(0, signs).join('')

/** The longest post, in graphemes. */
export const longestPost = 5000

/** The longest comment or reply, in graphemes. */
export const longestComment = 1500

/**
 * A trimmed text of at most `limit` graphemes, empty if nothing in it is visible; `tooLong` is the message
 * for longer ones.
 */
export function TextIn(limit: number, tooLong: string) {
  return z
    .string('text_invalid')
    .trim()
    .refine((text) => text.length <= limit * 16 && graphemes(text) <= limit, tooLong)
    .transform((text) => (isVisible(text) ? text : ''))
}
