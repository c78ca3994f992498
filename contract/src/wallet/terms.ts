import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Amount, AmountOrZeroIn } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'
import { Named, Reason } from '../staff/staff.ts'

/** The terms of money that staff set: rates, fees and the prices of plans, with who changed them and when. */

export const moneyTerms = [
  'FCELL/ETH',
  'ETH/BTC',
  'ETH/USD',
  'ETH/CZK',
  'withdraw_fee_percent',
  'project_fee_percent',
  'plus_m',
  'plus_y',
  'pro_m',
  'pro_y',
] as const
export type MoneyTerm = (typeof moneyTerms)[number]

const Term = z.enum(moneyTerms)
const topics = ['withdrawals:{me}'] as const

export const money_terms = defineCall({
  name: 'money_terms',
  doc: 'The rates, fees and prices of plans that hold now, the last 50 changes by staff or the operator’s commands, and what Commons itself has.',
  auth: 'finance',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({
    recdata: z.array(
      z.object({
        term: Term,
        /** A price, a percentage, or tokens; null while none is set. */
        figure: Amount.nullable(),
        /** Since when it holds; null while none is set. */
        since: z.iso.datetime().nullable(),
      }),
    ),
    changes: z.array(
      z.object({
        term: Term,
        before: Amount.nullable(),
        figure: Amount,
        /** Null for the operator’s commands, and for members who have left. */
        by: Named,
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    /** What Commons holds: `treasury` is what members buy from, `fee` what it has earned. */
    holdings: z.array(z.object({ purpose: z.string(), currency: z.enum(currencies), amount: Amount })),
  }),
  refusals: [],
})

export const update_money_term = defineCall({
  name: 'update_money_term',
  doc: 'Set a rate, a fee in percent from 0 to 50, or the price of a plan in tokens, from now on. Renewals cost the new price, too.',
  auth: 'finance',
  effect: 'write',
  topics: [...topics, 'wallet:{me}'],
  input: z.object({
    term: z.enum(moneyTerms, 'money_term_invalid'),
    figure: AmountOrZeroIn,
    reason: Reason,
  }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})
