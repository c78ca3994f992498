import { z } from 'zod'

/** A flag in an answer, 0 or 1, as the documents show most of them. */
export const Flag = z.literal([0, 1])

export const flag = (yes: boolean): z.infer<typeof Flag> => (yes ? 1 : 0)

/** A flag in an answer that the documents show as text, '0' or '1'. */
export const TextFlag = z.enum(['0', '1'])

/** A flag in an input: "1", 1 and true are the same, as are "0", 0 and false. */
export const FlagIn = z
  .union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()], 'flag_invalid')
  .transform((flag) => (Number(flag) === 1 ? 1 : 0))
  .describe('0 or 1, as a number, as text or as a boolean.')
