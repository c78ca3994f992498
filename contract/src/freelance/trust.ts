import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { PhoneNumberIn } from '../shared/phone.ts'
import { TrustProofKind, trustStrengths } from '../shared/trust.ts'

/** What a member has proven of themself, as points, and the proof of a phone number. */

export const TrustProof = z.object({
  kind: TrustProofKind,
  points: Count,
  is_proven: Flag,
})
export type TrustProof = z.infer<typeof TrustProof>

export const TrustScore = z.object({
  score: Count,
  /** The score of whoever has proven everything. */
  most: Count,
  strength: z.enum(trustStrengths),
  /** What can be proven here: accounts elsewhere only where the operator has set that up. */
  proofs: z.array(TrustProof),
  email: z.string(),
  /** The verified phone number, which nobody else sees; null without one. */
  mobile: z.string().nullable(),
})
export type TrustScore = z.infer<typeof TrustScore>

export const get_trust_score = defineCall({
  name: 'get_trust_score',
  doc: 'What the caller has proven of themself: 5 points for the email, 10 for a phone, and, where the operator has set that up, 20 for a Facebook account and 5 for one at LinkedIn.',
  auth: 'member',
  effect: 'read',
  topics: ['freelance_settings:{me}', 'account:{me}'],
  input: z.object({}),
  output: z.object({ data: TrustScore }),
  refusals: [],
})

export const PhoneInput = z.object({ mobile: PhoneNumberIn })

export const send_phone_code = defineCall({
  name: 'send_phone_code',
  doc: 'Send a code of six digits to a phone. It works once, for 10 minutes, and replaces earlier ones. At most one a minute and five in 24 hours, for a member and for a number.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: PhoneInput,
  output: z.object({}),
  refusals: ['phone_verified_already', 'phone_code_soon', 'phone_codes_spent'],
  message: 'done.phone_code_sent',
})

export const PhoneCodeInput = z.object({
  code: z
    .union(
      [z.string('phone_code_required'), z.int('phone_code_required').transform(String)],
      'phone_code_required',
    )
    .transform((text) => text.replaceAll(/\s/gu, ''))
    .refine((text) => text !== '', { error: 'phone_code_required', abort: true })
    .refine((text) => /^\d{6}$/.test(text), 'phone_code_invalid')
    .describe('The six digits of the text message.'),
})

export const verify_phone = defineCall({
  name: 'verify_phone',
  doc: 'Verify a phone number by the code sent to it. A code takes five tries. A number verifies one member at a time: whoever proved it last.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['freelance_settings:{me}'],
  input: z.object({ ...PhoneInput.shape, ...PhoneCodeInput.shape }),
  output: z.object({ data: TrustScore }),
  refusals: ['phone_code_wrong', 'phone_code_expired'],
  message: 'done.phone_verified',
})

export const delete_phone = defineCall({
  name: 'delete_phone',
  doc: 'Remove the caller’s verified phone number. It counts no more, and is kept nowhere.',
  auth: 'member',
  effect: 'write',
  topics: ['freelance_settings:{me}'],
  input: z.object({}),
  output: z.object({ data: TrustScore }),
  refusals: [],
  message: 'done.phone_deleted',
})
