import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { Amount, CurrencyIn } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'
import { Reason } from '../staff/staff.ts'
import { WithdrawalCase } from './approvals.ts'

/** What withdrawals are sent from, and whether they are. */

export const HotCurrency = z.object({
  currency: z.enum(currencies),
  /** 1: the signer sends it; 0: it is sent by hand. */
  is_signed: Flag,
  /** 1: the signer or its chain doesn’t answer. */
  is_away: Flag,
  /** What it is sent from; empty where it is sent by hand, or while the signer is away. */
  address: z.string(),
  /** Where the signer lets what is above go to; empty where it has none. */
  cold_address: z.string(),
  /** What the wallet has, and what of it is on its way out; null while its chain or the signer is away. */
  balance: Amount.nullable(),
  leaving: Amount,
  /** What members’ deposits still have at their own addresses. */
  at_addresses: Amount,
  /** What the wallet keeps at most: what is above goes to the cold address; null where nothing is said. */
  limit: Amount.nullable(),
  /** What the signer may sign for within 24 hours, and what it has; null while it is away. */
  a_day: Amount.nullable(),
  signed: Amount.nullable(),
  /** Approved withdrawals that aren’t sent yet. */
  waiting: Count,
  waiting_amount: Amount,
  /** Why nothing of it is sent for the time being, and since when; null where it is. */
  stopped: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type HotCurrency = z.infer<typeof HotCurrency>

const topics = ['withdrawals:{me}'] as const

export const hot_wallet = defineCall({
  name: 'hot_wallet',
  doc: 'What withdrawals are sent from: what the wallet has by currency, what is on its way, what the signer may still sign today, and whether sending is stopped.',
  auth: 'finance',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({
    recdata: z.object({
      currencies: z.array(HotCurrency),
    }),
  }),
  refusals: [],
})

const input = z.object({ currency: CurrencyIn, reason: Reason.describe('Why, for the log.') })

export const stop_withdrawals = defineCall({
  name: 'stop_withdrawals',
  doc: 'Send no withdrawals of a currency for the time being. What is approved waits, and what is on its way goes on.',
  auth: 'finance',
  effect: 'write',
  topics,
  input,
  output: z.object({}),
  refusals: ['withdrawals_stopped'],
  message: 'done.withdrawals_stopped',
})

export const resume_withdrawals = defineCall({
  name: 'resume_withdrawals',
  doc: 'Send withdrawals of a currency again, those that have waited first.',
  auth: 'finance',
  effect: 'write',
  topics,
  input,
  output: z.object({}),
  refusals: ['withdrawals_not_stopped'],
  message: 'done.withdrawals_resumed',
})

export const replace_withdrawal = defineCall({
  name: 'replace_withdrawal',
  doc: 'Replace what was sent for a withdrawal and waits for a block: by the same at a higher fee, or by nothing. The chain takes one of them. Where it takes nothing, and that is final, the member gets the withdrawal back.',
  auth: 'finance',
  effect: 'write',
  topics,
  input: z.object({
    withdrawal_id: IdIn,
    how: z.enum(['faster', 'cancel'], 'replacement_invalid'),
    reason: Reason.describe('Why, for the log.'),
  }),
  output: z.object({ recdata: WithdrawalCase }),
  refusals: ['withdrawal_not_found', 'own_withdrawal', 'withdrawal_not_under_way', 'withdrawal_is_replaced'],
  message: 'done.withdrawal_faster',
})
