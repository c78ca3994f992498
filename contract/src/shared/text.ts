import { z } from 'zod'
import { isVisible } from './name.ts'
import { isLongerThan } from './text/cutting.ts'

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
    .refine((text) => !isLongerThan(text, limit), tooLong)
    .transform((text) => (isVisible(text) ? text : ''))
}

/** A trimmed text to search for, of at most `limit` graphemes. */
export const SearchTextIn = (limit: number) =>
  z
    .string('text_invalid')
    .trim()
    .refine((text) => !isLongerThan(text, limit), 'text_too_long')
    .meta({ maxLength: limit })
