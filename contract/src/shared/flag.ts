import { z } from 'zod'

/** A flag in an answer, 0 or 1, as the documents show most of them. */
export const Flag = z.literal([0, 1])

export const flag = (yes: boolean): z.infer<typeof Flag> => (yes ? 1 : 0)

/** A flag in an answer that the documents show as text, '0' or '1'. */
export const TextFlag = z.enum(['0', '1'])

const on: ReadonlyArray<number | string | boolean> = [1, '1', true, 'true']

/** A flag in an input: "1", 1, true and, as forms send it, "true" are the same, as are "0", 0, false, "false". */
export const FlagIn = z
  .union([z.literal([0, 1, '0', '1', 'true', 'false']), z.boolean()], 'flag_invalid')
  .transform((flag): 0 | 1 => (on.includes(flag) ? 1 : 0))
  .describe('0 or 1, as a number or as text, or a boolean, which a form sends as text.')
