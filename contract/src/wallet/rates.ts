import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn, CurrencyIn } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'
import { chartDays } from './wallet.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's price alerts. */
    price_alerts: true
  }
}

/** What one whole unit of a currency was and is worth, and alerts for when it is worth more or less. */

export const quoteCurrencies = ['USD', 'CZK', 'ETH', 'BTC'] as const
export type QuoteCurrency = (typeof quoteCurrencies)[number]

/** Alerts that a member can wait for at the same time. */
export const mostPriceAlerts = 20
/** For how long an alert that was reached is listed. */
export const alertKeptDays = 30

const Quote = z.enum(quoteCurrencies)
const QuoteIn = z.enum(quoteCurrencies, 'quote_currency_invalid').describe('In what the price is.')

export const rate_chart = defineCall({
  name: 'rate_chart',
  doc: 'The price of one unit of a currency at the end of each of the last days (UTC), oldest first, from the first day that has one. The last is the price in force.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  limit: 'poll',
  topics: ['wallet:{me}'],
  input: z.object({
    currency: CurrencyIn,
    quote_currency: QuoteIn,
    days: z
      // oxlint-disable-next-line commons/no-float-near-money -- days
      .union([z.literal([...chartDays]), z.enum(chartDays.map(String)).transform(Number)], 'period_invalid')
      .optional()
      .describe('7, 30, 90 or 365; 30 if missing.'),
  }),
  output: z.object({
    recdata: z.array(z.object({ day: z.string(), rate: Amount })),
    /** In percent, with two decimals, from the first of these days to now; null if there are fewer than two. */
    change_percent: Amount.nullable(),
  }),
  refusals: [],
})

export const PriceAlert = z.object({
  price_alert_id: Id,
  currency: z.enum(currencies),
  quote_currency: Quote,
  /** Which way the price has to go from where it was. */
  direction: z.enum(['up', 'down']),
  price: Amount,
  created_at: z.iso.datetime(),
  /** When the price got there, and the member was told; null while it hasn't. */
  reached_at: z.iso.datetime().nullable(),
})
export type PriceAlert = z.infer<typeof PriceAlert>

const topics = ['price_alerts:{me}'] as const

export const price_alert_list = defineCall({
  name: 'price_alert_list',
  doc: `The caller’s price alerts of a currency: those that wait, latest first, and then those that were reached in the last ${alertKeptDays} days.`,
  auth: 'member',
  effect: 'read',
  topics,
  input: z.object({ currency: CurrencyIn }),
  output: z.object({ recdata: z.array(PriceAlert) }),
  refusals: [],
})

export const add_price_alert = defineCall({
  name: 'add_price_alert',
  doc: `Be told once when the price of a currency gets to \`price\`: by going up if it is lower now, else by going down. An equal alert that waits is kept as it is. Up to ${mostPriceAlerts} can wait.`,
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    currency: CurrencyIn,
    quote_currency: QuoteIn,
    price: AmountIn.refine((text) => /^\d{1,20}(\.\d{1,20})?$/.test(text), 'amount_too_fine').describe(
      'Of one unit, above zero, with at most 20 decimals.',
    ),
  }),
  output: z.object({ recdata: PriceAlert }),
  refusals: ['no_rate', 'price_is_now', 'too_many_price_alerts'],
  message: 'done.price_alert_added',
})

export const delete_price_alert = defineCall({
  name: 'delete_price_alert',
  doc: 'Delete a price alert.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ price_alert_id: IdIn }),
  output: z.object({}),
  refusals: ['price_alert_not_found'],
  message: 'done.price_alert_deleted',
})
