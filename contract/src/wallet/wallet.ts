import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, CurrencyIn } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'
import { DayIn } from '../shared/day.ts'
import { InvoiceName } from '../freelance/papers.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The balances and transactions of a member. */
    wallet: true
  }
}

/** A member's balances and transactions. */

/** Value in other currencies; null without a rate. */
const Equivalents = {
  eth: Amount.nullable(),
  btc: Amount.nullable(),
  usd: Amount.nullable(),
  czk: Amount.nullable(),
}

export const Holding = z.object({
  currency: z.enum(currencies),
  /** The amount that can be spent. */
  balance: Amount,
  /** The amount held back by open withdrawals. */
  held: Amount,
  ...Equivalents,
  /** Where coins from outside arrive; null until the member has an address (`deposit_address`). */
  address: z.string().nullable(),
  /** 1: this Commons is connected to the coin’s blockchain, so that coins from outside can arrive. */
  is_connected: Flag,
  /** The member's own limit for spending in a day (UTC); null for none. */
  daily_limit: Amount.nullable(),
  spent_today: Amount,
})
export type Holding = z.infer<typeof Holding>

export const WalletBalance = z.object({
  fcell_balance: Amount,
  eth_balance: Amount,
  btc_balance: Amount,
  fcell_balance_eth: Amount.nullable(),
  fcell_balance_usd: Amount.nullable(),
  fcell_balance_btc: Amount.nullable(),
  fcell_balance_czk: Amount.nullable(),
  /** The price of one token in ETH; null while the operator has set none. */
  fcell_eth_value: Amount.nullable(),
  /** The fee in percent of the amount. */
  withdraw_fee_percent: z.string(),
  /** The documents' other name for `fcell_balance`. */
  balance: Amount,
  ETH_address: z.string().nullable(),
  BTC_address: z.string().nullable(),
  /** Tokens, Ether and BTC, in this order. */
  holdings: z.array(Holding),
  /** 1: the rate of tokens is too old, so buying and selling stop until there is a new one. */
  is_rate_stale: Flag,
  rate_at: z.iso.datetime().nullable(),
  /** 1: amounts are play money in a demo. */
  is_play_money: Flag,
  /** 1: the ledger has stopped moving money until the operator has checked it. */
  is_stopped: Flag,
  /** 1: the member's email address is verified, which moving money requires. */
  is_verified: Flag,
  /** 1: a withdrawal asks for a code in place of the password. */
  is_two_factor: Flag,
})
export type WalletBalance = z.infer<typeof WalletBalance>

export const wallet_balance = defineCall({
  name: 'wallet_balance',
  doc: 'The caller’s balances with what they are worth, what is held back, and the rates and fees in force. All figures are exact decimal texts.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: ['wallet:{me}'],
  input: z.object({}),
  output: z.object({ recdata: WalletBalance }),
  refusals: [],
})

/** Kinds of transaction, by `trx_type_id`. Each has a text `trx.{kind}`. Features append theirs. */
export const transactionKinds = [
  'tip',
  'transfer',
  'buy',
  'sell',
  'withdrawal',
  'withdrawal_return',
  'grant',
  'plan',
  'payout',
  'pledge',
  'pledge_take_back',
  'pledge_return',
  'project_payout',
  'channel_membership',
  'milestone_fund',
  'milestone_release',
  'milestone_refund',
  'hours_fund',
  'hours_return',
  'deposit',
  'deposit_written_off',
  'deposit_returned',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** Returns the documented id of a kind. */
export const trxTypeId = (kind: TransactionKind): number => transactionKinds.indexOf(kind) + 1

export const trx_type_list = defineCall({
  name: 'trx_type_list',
  doc: 'The kinds of transaction to narrow the list to, named in the caller’s language.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: [],
  input: z.object({}),
  output: z.object({ recdata: z.array(z.object({ id: Id, name: z.string() })) }),
  refusals: [],
})

export const Transaction = z.object({
  trx_number: Id,
  trx_date: z.iso.datetime(),
  trx_type: z.string(),
  trx_type_id: Id,
  /** The name of the receiver or sender; that of Commons if it is no member. */
  reward_to: z.string(),
  /** Negative if it left the caller. */
  trx_amount: Amount,
  currency: z.enum(currencies),
  hash: z.string(),
  short_hash: z.string(),
  /** Where it can be seen on a blockchain; empty if the ledger settled it by itself. */
  hash_link: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

export const transaction_list = defineCall({
  name: 'transaction_list',
  doc: 'What came to and left one of the caller’s balances, latest first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: ['wallet:{me}'],
  input: z.object({
    trx_type_id: z
      .union([IdIn, z.literal([0, '0', '']).transform(() => 0)], 'id_invalid')
      .optional()
      .describe('0 or missing: all.'),
    currency: CurrencyIn.optional().describe('FCELL if missing.'),
    from: DayIn.optional().describe('The first day, as YYYY-MM-DD (UTC).'),
    to: DayIn.optional().describe('The last day, as YYYY-MM-DD (UTC).'),
    search: SearchTextIn(longestSearch)
      .optional()
      .describe('The number, the beginning of the hash, or of the other’s name.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Transaction), next: Next }),
  refusals: [],
})

const Party = z.object({ name: z.string(), member: z.object(Author).nullable() })

export const Receipt = z.object({
  ...Transaction.shape,
  from: Party,
  to: Party,
  /** The changes of the caller's balances, one entry for each balance. */
  moved: z.array(
    z.object({
      currency: z.enum(currencies),
      amount: Amount,
      balance_before: Amount,
      balance_after: Amount,
    }),
  ),
  fee: Amount,
  /** What was released for the caller's work, before fee and tax; null of anything else. */
  gross: Amount.nullable(),
  /** The tax that was withheld from it, as the caller alone sees; null for none. */
  tax: z.object({ amount: Amount, percent: z.string() }).nullable(),
  /** The invoices for it, the latest first. */
  invoices: z.array(InvoiceName),
  /** What was paid in all, where the caller got a part of it; null otherwise. */
  divided: Amount.nullable(),
  /** The price of one token in ETH at which it was bought or sold; null otherwise. */
  rate: Amount.nullable(),
  /** How it was settled, in the caller's language. */
  settled: z.string(),
  /** The note; empty for none. */
  note: z.string(),
  /** The post it was given for. */
  post_id: Id.nullable(),
  /** A path in the web client to what it was for; empty for none. */
  link: z.string(),
  /** The outside address it went to; empty otherwise. */
  address: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

export const transaction_detail = defineCall({
  name: 'transaction_detail',
  doc: 'The receipt of a transaction of the caller’s.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['wallet:{me}'],
  input: z.object({ trx_number: IdIn, currency: CurrencyIn.optional() }),
  output: z.object({ recdata: Receipt }),
  refusals: ['transaction_not_found'],
})

/** The periods of a chart, in days. */
export const chartDays = [7, 30, 90, 365] as const

export const wallet_chart = defineCall({
  name: 'wallet_chart',
  doc: 'The balance at the end of each of the last days (UTC), oldest first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  limit: 'poll',
  topics: ['wallet:{me}'],
  input: z.object({
    currency: CurrencyIn.optional(),
    days: z
      // oxlint-disable-next-line commons/no-float-near-money -- days
      .union([z.literal([...chartDays]), z.enum(chartDays.map(String)).transform(Number)], 'period_invalid')
      .optional()
      .describe('7, 30, 90 or 365; 30 if missing.'),
  }),
  output: z.object({ recdata: z.array(z.object({ day: z.string(), balance: Amount })) }),
  refusals: [],
})
