import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id } from '../shared/id.ts'
import { Amount, AmountIn, CurrencyIn } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { currencies } from '../shared/units.ts'
import { Named, Reason } from '../staff/staff.ts'

/** Minting: what finance brings into the treasury, from which members buy. */

const topics = ['withdrawals:{me}'] as const

export const mint_list = defineCall({
  name: 'mint_list',
  doc: 'What was minted, by staff and by the operator’s command, latest first, and what staff may still mint today.',
  auth: 'finance',
  effect: 'read',
  topics,
  input: z.object({ ...PageIn }),
  output: z.object({
    recdata: z.array(
      z.object({
        trx_number: Id,
        currency: z.enum(currencies),
        amount: Amount,
        /** Null for the operator’s command, and for members who have left. */
        by: Named,
        /** Empty for the operator’s command. */
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    next: Next,
    /** What staff may mint here, and how much of it in the 24 hours from now back is left. */
    left: z.array(z.object({ currency: z.enum(currencies), amount: Amount })),
  }),
  refusals: [],
})

export const mint_tokens = defineCall({
  name: 'mint_tokens',
  doc: 'Bring more into the treasury. Coins of a chain can be made only as play money, and staff mint no more of each currency in 24 hours than the setting mint_limit says.',
  auth: 'finance',
  effect: 'write',
  topics,
  input: z.object({ currency: CurrencyIn, amount: AmountIn, reason: Reason }),
  output: z.object({ recdata: z.object({ trx_number: Id }) }),
  refusals: ['mint_play_only', 'over_mint_limit', 'money_stopped'],
  message: 'done.minted',
})
