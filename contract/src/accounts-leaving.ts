import { z } from 'zod'
import { Password, SecondFactorCode } from './accounts.ts'
import { defineCall } from './call.ts'
import { FlagIn } from './shared/flag.ts'

/** Leaving Commons: for a while, or for good. */

/** How long a deletion can still be cancelled, in days. */
export const graceDays = 30

export const LeavingInput = z.object({
  password: Password,
  consent: FlagIn.refine((given) => given === 1, 'consent_required').describe(
    '1: the member has read what happens, and agrees.',
  ),
  code: SecondFactorCode.optional().describe('Required while two-factor is on.'),
})

export const deactivate_account = defineCall({
  name: 'deactivate_account',
  doc: 'Deactivate the account. All its sessions end, and nobody sees the member or anything of theirs until they log in again, which brings back everything.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{me}', 'member:{me}', 'timeline:{me}', 'feed'],
  input: LeavingInput,
  output: z.object({}),
  refusals: ['wrong_password', 'second_factor_wrong', 'two_factor_not_set_up', 'too_many_guesses'],
  message: 'done.deactivated',
})

export const delete_account = defineCall({
  name: 'delete_account',
  doc: 'Delete the account for good in 30 days. Until then it is deactivated, and logging in cancels the deletion.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{me}', 'member:{me}', 'timeline:{me}', 'feed'],
  input: LeavingInput,
  output: z.object({ delete_at: z.string().describe('ISO 8601.') }),
  refusals: ['wrong_password', 'second_factor_wrong', 'two_factor_not_set_up', 'too_many_guesses'],
  message: 'done.deletion_begun',
})
