import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn, AmountOrZeroIn } from '../shared/money.ts'
import { moneyRefusals } from './transfers.ts'

/** Buying tokens with ETH, and selling them for ETH, at the operator's rate. */

/** How long a quote holds, in seconds. */
export const quoteSeconds = 30

export const trade_quote = defineCall({
  name: 'trade_quote',
  doc: 'The price of so many tokens, held for 30 seconds.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ side: z.enum(['buy', 'sell'], 'side_invalid'), token_value: AmountIn }),
  output: z.object({
    recdata: z.object({
      quote_id: Id,
      token_value: Amount,
      /** ETH for all tokens: rounded up for a purchase, down for a sale. */
      currency_value: Amount,
      /** ETH for one token. */
      price: Amount,
      fees: Amount,
      expires_at: z.iso.datetime(),
    }),
  }),
  refusals: ['rate_stale', 'money_stopped'],
})

const QuoteIn = IdIn.optional().describe('Of `trade_quote`. Without it, the price is that of this moment.')

const TradeResult = z.object({
  recdata: z.object({ trx_number: Id, fcell_balance: Amount, eth_balance: Amount }),
})
const refusals = [
  ...moneyRefusals,
  'rate_stale',
  'price_changed',
  'quote_expired',
  'treasury_too_low',
] as const

export const buy_token = defineCall({
  name: 'buy_token',
  doc: 'Buy tokens with ETH. `currency_value` is checked against the server’s own figure.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}'],
  input: z.object({
    token_value: AmountIn,
    currency_value: AmountIn,
    currency: z.literal('ETH', 'currency_invalid'),
    quote_id: QuoteIn,
  }),
  output: TradeResult,
  refusals,
  message: 'done.sucess',
})

export const sell_token = defineCall({
  name: 'sell_token',
  doc: 'Sell tokens for ETH. `currency_value`, `fees` and `ether`, what arrives, are checked against the server’s own figures.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}'],
  input: z.object({
    token_value: AmountIn,
    currency_value: AmountIn,
    fees: AmountOrZeroIn,
    ether: AmountIn,
    currency: z.literal('ETH', 'currency_invalid'),
    quote_id: QuoteIn,
  }),
  output: TradeResult,
  refusals,
  message: 'done.sucess',
})
