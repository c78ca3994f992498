import { z } from 'zod'

/** An id on its way out: a positive whole number. */
export const Id = z.int().positive()

const largest = Number.MAX_SAFE_INTEGER

/**
 * An id on its way in. The documents send numbers and digits in a string; both are the same id.
 * Empty text, null and lists are none.
 */
export const IdIn = z
  .union(
    // The alternatives name the message, too: one that fails in a check alone speaks for the whole union.
    [z.int('id_invalid').positive('id_invalid'), z.string().regex(/^[1-9][0-9]{0,15}$/, 'id_invalid')],
    'id_invalid',
  )
  .transform(Number)
  .refine((id) => id <= largest, 'id_invalid')
  .describe('A positive whole number, as a number or as digits.')

/** An opaque id of a session, a picture, a ticket. */
export const Uuid = z.uuid()
