import { z } from 'zod'

/** A flag on its way out, 0 or 1, as the documents show most of them. */
export const Flag = z.literal([0, 1])

/** A flag that the documents show as text, '0' or '1'. */
export const TextFlag = z.enum(['0', '1'])

/** A flag on its way in: "1", 1 and true are the same, so are "0", 0 and false. */
export const FlagIn = z
  .union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()], 'flag_invalid')
  .transform((flag) => (Number(flag) === 1 ? 1 : 0))
  .describe('0 or 1, as a number, as text or as a boolean.')
