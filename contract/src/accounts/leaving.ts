import { z } from 'zod'
import { ConfirmingPasskey, SecondFactorCode, TypedPassword } from './accounts.ts'
import { defineCall } from '../call.ts'
import { FlagIn } from '../shared/flag.ts'
import { isEqual } from '../shared/text/equal-key.ts'

/** Leaving Commons: for a while, or for good. */

/** How long a deletion can still be cancelled, in days. */
export const graceDays = 30

export const LeavingInput = z.object({
  password: TypedPassword.optional().describe('Required without a passkey.'),
  consent: FlagIn.refine((given) => given === 1, 'consent_required').describe(
    '1: the member has read what happens, and agrees.',
  ),
  code: SecondFactorCode.optional().describe('Required while two-factor is on, without a passkey.'),
  credential: ConfirmingPasskey,
})

/** The phrase that gives up the money left in a wallet, in each language. */
export const givingUp = { en: 'give up', cs: 'vzdávám se' } as const
const isGivingUp = (text: string) => Object.values(givingUp).some((words) => isEqual(words, text))

export const deactivate_account = defineCall({
  name: 'deactivate_account',
  doc: 'Deactivate the account. All its sessions end, and nobody sees the member or anything of theirs until they log in again, which brings back everything.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}', 'member:{me}', 'timeline:{me}', 'feed'],
  input: LeavingInput,
  output: z.object({}),
  refusals: [
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.deactivated',
})

export const delete_account = defineCall({
  name: 'delete_account',
  doc: 'Delete the account for good in 30 days. Until then it is deactivated, and logging in cancels the deletion.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}', 'member:{me}', 'timeline:{me}', 'feed'],
  input: LeavingInput.extend({
    give_up: z
      .string('text_invalid')
      .max(50, 'text_too_long')
      .transform((text) => (text.trim() === '' ? undefined : text))
      .refine((text) => text === undefined || isGivingUp(text), 'give_up_invalid')
      .optional()
      .describe(
        '`give up`, or `vzdávám se`: what is left in the wallet goes to Commons. Required where anything is.',
      ),
  }),
  output: z.object({ delete_at: z.string().describe('ISO 8601.') }),
  refusals: [
    'money_in_escrow',
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.deletion_begun',
})

/** How long an export can be downloaded, in days. */
export const exportDays = 7

const Export = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  requested_at: z.string().optional().describe('ISO 8601.'),
  /** A path that works only for the member’s own session, while it is open. */
  url: z
    .string()
    .optional()
    .describe(
      'Where it is downloaded, by the cookie of the member’s session. A session without a cookie gets an address of its own each time, which works for an hour.',
    ),
  bytes: z.int().nonnegative().optional(),
  ends_at: z.string().optional().describe('ISO 8601. When it is removed.'),
})

export const show_export = defineCall({
  name: 'show_export',
  doc: 'Whether a copy of everything of the caller’s is being made, or can be downloaded.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ data: Export }),
  refusals: [],
})

export const request_export = defineCall({
  name: 'request_export',
  doc: 'Have a ZIP made of everything of the caller’s: their profile, posts, comments, files, lists and settings, as JSON and as a page to read. They are mailed when it can be downloaded, which is for 7 days. A new one replaces the one before.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ data: Export }),
  refusals: ['export_made'],
  message: 'done.export_begun',
})
