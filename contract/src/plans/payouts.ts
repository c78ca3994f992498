import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'

/** Earnings that were exchanged for the currency the member chose. */

export const Payout = z.object({
  payout_id: Id,
  paid_at: z.iso.datetime(),
  /** Earnings before this moment were exchanged. */
  earned_until: z.iso.datetime(),
  /** The tokens exchanged. */
  tokens: Amount,
  currency: z.enum(['ETH', 'BTC']),
  /** The amount received for them. */
  amount: Amount,
  /** The value of one token at the exchange. */
  rate: z.string(),
  /** Its receipt: see `transaction_detail`. */
  trx_number: Id,
})
export type Payout = z.infer<typeof Payout>

export const payout_list = defineCall({
  name: 'payout_list',
  doc: 'The caller’s earnings that were exchanged for Ether or Bitcoin, latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['wallet:{me}'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(Payout), next: Next }),
  refusals: [],
})
