import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { currencies } from '../shared/units.ts'
import { Named, Reason } from '../staff/staff.ts'

/** Deposits that were credited and are in no block any more, and what finance decides about them. */

export const FrozenDeposit = z.object({
  deposit_id: Id,
  currency: z.enum(currencies),
  amount: Amount,
  /** `frozen`: to be decided. */
  state: z.enum(['frozen', 'released', 'written_off']),
  /** Null where its member has left. */
  member: Named.nullable(),
  /** 1: the caller’s own, which somebody else decides. */
  is_own: Flag,
  /** What of it would be taken back now: what its member still has of the currency, at most all of it. */
  recoverable: Amount,
  /** What was taken back; 0 otherwise. */
  taken: Amount,
  address: z.string(),
  hash: z.string(),
  short_hash: z.string(),
  hash_link: z.string(),
  credited_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
})
export type FrozenDeposit = z.infer<typeof FrozenDeposit>

const topics = ['withdrawals:{me}'] as const

export const frozen_deposit_list = defineCall({
  name: 'frozen_deposit_list',
  doc: 'Deposits that a chain took back after they were credited: those to be decided, the earliest first, or those that were, the latest first. `to_decide` counts the former.',
  auth: 'finance',
  effect: 'read',
  topics,
  input: z.object({
    tab: z
      .enum(['to_decide', 'decided', ''], 'frozen_tab_invalid')
      .optional()
      .describe('to_decide if missing.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(FrozenDeposit), to_decide: Count, next: Next }),
  refusals: [],
})

const input = z.object({ deposit_id: IdIn, reason: Reason.describe('Why, for the log.') })
const output = z.object({ recdata: FrozenDeposit })
const refusals = ['deposit_not_found', 'deposit_not_frozen', 'own_deposit', 'treasury_too_low'] as const

export const release_deposit = defineCall({
  name: 'release_deposit',
  doc: 'Leave a deposit that its chain took back to its member: the treasury bears it. Should it come into a block again, the treasury gets it back.',
  auth: 'finance',
  effect: 'write',
  topics,
  input,
  output,
  refusals,
  message: 'done.deposit_released',
})

export const write_off_deposit = defineCall({
  name: 'write_off_deposit',
  doc: 'Take a deposit that its chain took back from its member, as far as they still have it; the treasury bears the rest. Should it come into a block again, both get it back.',
  auth: 'finance',
  effect: 'write',
  topics,
  input,
  output,
  refusals,
  message: 'done.deposit_written_off',
})
