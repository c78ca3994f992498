/** Lists as JSON sends them, or as a form does: their JSON as a text. */
import { z } from 'zod'

/** A list, its JSON, or an empty text for an empty list; `invalid` where it is neither. */
export const ListIn = <Message extends string>(invalid: Message) =>
  z.union(
    [
      z.array(z.unknown()),
      z.literal('').transform((): unknown[] => []),
      z.string().transform((text, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.addIssue(invalid)
          return z.NEVER
        }
      }),
    ],
    invalid,
  )
