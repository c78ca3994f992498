import { z } from 'zod'

/** An id in an answer: a positive whole number. */
export const Id = z.int().positive()

const largest = Number.MAX_SAFE_INTEGER

/**
 * An id in an input. The documents send both numbers and strings of digits. Empty text and null are refused.
 */
export const IdIn = z
  .union(
    // Each alternative names the message too: if only its check fails, zod reports that and not the union's.
    [z.int('id_invalid').positive('id_invalid'), z.string().regex(/^[1-9][0-9]{0,15}$/, 'id_invalid')],
    'id_invalid',
  )
  .transform(Number)
  .refine((id) => id <= largest, 'id_invalid')
  .describe('A positive whole number, as a number or as digits.')

/** The member whose list is asked for; empty text means the caller, as does leaving it out. */
export const MemberIdIn = z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')

/** The opaque id of a session or a passkey. */
export const Uuid = z.uuid()
