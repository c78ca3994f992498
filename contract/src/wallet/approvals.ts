import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { currencies } from '../shared/units.ts'
import { Named, Reason } from '../staff/staff.ts'
import { Withdrawal, withdrawalStates } from './withdrawals.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Members' withdrawals as finance sees them: each hears their own list. */
    withdrawals: true
  }
}

/** Withdrawals as finance sees them: each is approved before it leaves, or refused, and then sent. */

/** Why the signer doesn’t send what was approved, yet. */
export const heldUpReasons = [
  'limit_a_day',
  'no_funds',
  'not_approved',
  'signed_otherwise',
  'fee_too_high',
] as const

export const WithdrawalCase = z.object({
  ...Withdrawal.omit({ is_cancellable: true }).shape,
  member: Named,
  requested_at: z.iso.datetime(),
  /** 1: the signer sends it; 0: it is sent by hand. */
  is_signed: Flag,
  /** Why it was approved and isn’t sent yet; empty otherwise. */
  held_up: z.enum([...heldUpReasons, '']),
  /** 1: what was sent waits for a block, and can be replaced. */
  is_replaceable: Flag,
  /** 1: nothing is to come in its place. */
  is_cancelling: Flag,
  /** 1: it is the caller’s own, which somebody else decides. */
  is_own: Flag,
})
export type WithdrawalCase = z.infer<typeof WithdrawalCase>

const topics = ['withdrawals:{me}'] as const

export const admin_withdrawal_list = defineCall({
  name: 'admin_withdrawal_list',
  doc: 'Members’ withdrawals: to be approved, to be sent, those whose new address still waits, or over. The earliest first, those that are over the latest first. `to_approve` counts what waits for approval.',
  auth: 'finance',
  effect: 'read',
  topics,
  input: z.object({
    tab: z
      .enum(['to_approve', 'to_send', 'waiting', 'over', ''], 'withdrawal_tab_invalid')
      .optional()
      .describe('to_approve if missing.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(WithdrawalCase), to_approve: Count, next: Next }),
  refusals: [],
})

/** Why an account seems to be the same person’s: one mailbox, one browser at one network, or one outside address. */
export const relatedSigns = ['mailbox', 'browser', 'address'] as const

export const WithdrawalHistory = z.object({
  email: z.string(),
  email_verified: Flag,
  joined_at: z.iso.datetime(),
  /** 1: they have an authenticator app or a passkey. */
  second_factor: Flag,
  /** 1: they are deactivated, or asked to be deleted. */
  is_leaving: Flag,
  holdings: z.array(z.object({ currency: z.enum(currencies), available: Amount, held: Amount })),
  /** What came in within 30 days in the currency of the withdrawal, by the kind of transaction. */
  income: z.array(z.object({ kind: z.string(), name: z.string(), amount: Amount })),
  /** Their other withdrawals, the latest first, at most 20. */
  withdrawals: z.array(
    z.object({
      withdrawal_id: Id,
      currency: z.enum(currencies),
      amount: Amount,
      state: z.enum(withdrawalStates),
      requested_at: z.iso.datetime(),
      /** 1: it went to the same address. */
      same_address: Flag,
    }),
  ),
  /** Their latest logins. */
  logins: z.array(
    z.object({
      device: z.string(),
      browser: z.string(),
      /** The network without the last part of the address. */
      place: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** An address that they have withdrawn to, which this one could be taken for; empty if there is none. */
  looks_like: z.string(),
  /** Accounts that seem to be the same person’s, at most 10. */
  related: z.array(
    z.object({
      user_id: Id,
      full_name: z.string(),
      username: z.string(),
      signs: z.array(z.enum(relatedSigns)),
    }),
  ),
})
export type WithdrawalHistory = z.infer<typeof WithdrawalHistory>

export const admin_withdrawal_detail = defineCall({
  name: 'admin_withdrawal_detail',
  doc: 'A withdrawal with what one needs to decide it: the age of the account, what it has and how that came in, earlier withdrawals, logins and accounts that seem to be the same person’s.',
  auth: 'finance',
  effect: 'read',
  topics,
  input: z.object({ withdrawal_id: IdIn }),
  output: z.object({ recdata: z.object({ ...WithdrawalCase.shape, history: WithdrawalHistory }) }),
  refusals: ['withdrawal_not_found'],
})

const Decided = z.object({ recdata: WithdrawalCase })
const staffRefusals = ['withdrawal_not_found', 'own_withdrawal', 'money_stopped'] as const

export const approve_withdrawal = defineCall({
  name: 'approve_withdrawal',
  doc: 'Let a withdrawal be sent. Its member can’t cancel it any more. Nobody approves their own.',
  auth: 'finance',
  effect: 'write',
  remembersRefusals: true,
  topics,
  input: z.object({ withdrawal_id: IdIn, reason: Reason.optional() }),
  output: Decided,
  refusals: [...staffRefusals, 'withdrawal_not_waiting'],
  message: 'done.withdrawal_approved',
})

export const refuse_withdrawal = defineCall({
  name: 'refuse_withdrawal',
  doc: 'Refuse a withdrawal before it is sent. Its member has the money back at once, and reads the reason.',
  auth: 'finance',
  effect: 'write',
  remembersRefusals: true,
  topics,
  input: z.object({ withdrawal_id: IdIn, reason: Reason.describe('Its member reads it.') }),
  output: Decided,
  refusals: [...staffRefusals, 'withdrawal_not_waiting'],
  message: 'done.withdrawal_refused',
})

export const record_withdrawal = defineCall({
  name: 'record_withdrawal',
  doc: 'Record what became of an approved withdrawal that was sent by hand: sent or confirmed, with the hash of the chain, or failed or, after it was sent, dropped, with the reason; then its member has the money back. It leaves the ledger when it is confirmed.',
  auth: 'finance',
  effect: 'write',
  remembersRefusals: true,
  topics,
  input: z.object({
    withdrawal_id: IdIn,
    state: z.enum(['sent', 'confirmed', 'failed', 'dropped'], 'withdrawal_state_invalid'),
    hash: TextIn(200, 'text_too_long').optional().describe('Required unless it failed or was dropped.'),
    reason: Reason.optional().describe('Required if it failed or was dropped. Its member reads it.'),
  }),
  output: Decided,
  refusals: [...staffRefusals, 'withdrawal_not_sending', 'withdrawal_is_sent'],
  message: 'done.withdrawal_recorded',
})
