import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn, AmountOrZeroIn, CurrencyIn } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { StepUpIn } from '../accounts/accounts.ts'
import { moneyRefusals } from './transfers.ts'

/**
 * Withdrawals of coins to an outside address: debited, held, approved and sent. They can be cancelled until
 * they are sent.
 */

/**
 * What was `sent` is `confirmed` once it is final, or `dropped` once another transaction that took its place is. Only a
 * withdrawal that was not sent yet can have `failed`.
 */
export const withdrawalStates = [
  'waiting_address',
  'waiting_approval',
  'sending',
  'sent',
  'confirmed',
  'failed',
  'cancelled',
  'refused',
  'dropped',
] as const

/** Hours before a new address can be used. */
export const addressWaitHours = 24

export const Withdrawal = z.object({
  withdrawal_id: Id,
  trx_number: Id,
  currency: z.enum(currencies),
  amount: Amount,
  fees: Amount,
  /** The amount sent to the address. */
  net: Amount,
  address: z.string(),
  label: z.string(),
  state: z.enum(withdrawalStates),
  /** Every state so far with its time, oldest first. */
  states: z.array(z.object({ state: z.enum(['requested', ...withdrawalStates]), at: z.iso.datetime() })),
  /** When the address can be used; null if there is no wait. */
  address_usable_at: z.iso.datetime().nullable(),
  /** 1: the network sends nothing of this currency for the time being, so it waits. */
  is_paused: Flag,
  /** 1: it can still be cancelled. */
  is_cancellable: Flag,
  hash: z.string(),
  short_hash: z.string(),
  /** Where people look at it; empty where nobody shows it. */
  hash_link: z.string(),
  /** Why it failed, was refused or dropped; empty otherwise. */
  reason: z.string(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const ToWalletIn = z.string('address_required').trim().min(1, 'address_required').max(120, 'address_invalid')

const withdrawalRefusals = [
  ...moneyRefusals,
  'price_changed',
  'wrong_password',
  'second_factor_wrong',
  'two_factor_not_set_up',
  'passkey_failed',
  'too_many_guesses',
] as const
const WithdrawalOut = z.object({ recdata: Withdrawal })

export const withdraw_token = defineCall({
  name: 'withdraw_token',
  doc: 'Withdraw tokens to an ETH address. `fees` is the fee in tokens or, as documented, its value in ETH; `ether` and `currency_value_withdraw` are the fee’s and the amount’s value in ETH. All are checked against the server’s own figures, those in ETH to a billionth. The password is required, and a code or passkey where the account has one.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  remembersRefusals: true,
  limit: 'identity',
  topics: ['wallet:{me}'],
  input: z.object({
    fcell: AmountIn,
    ether: AmountOrZeroIn.optional(),
    fees: AmountOrZeroIn.optional(),
    currency_value_withdraw: AmountOrZeroIn.optional(),
    to_wallet: ToWalletIn,
    ...StepUpIn,
  }),
  /** `recdata.fees` is in tokens, `fees_eth` the same in ETH by today's rate; null without a rate. */
  output: WithdrawalOut.extend({ fees_eth: Amount.nullable() }),
  refusals: withdrawalRefusals,
  message: 'done.sucess',
})

export const withdraw_eth = defineCall({
  name: 'withdraw_eth',
  doc: 'Withdraw ETH to an outside address. `fees` and `eth_recieved` are checked against the server’s own figures.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  remembersRefusals: true,
  limit: 'identity',
  topics: ['wallet:{me}'],
  input: z.object({
    to_wallet: ToWalletIn,
    amount: AmountIn,
    fees: AmountOrZeroIn.optional(),
    eth_recieved: AmountOrZeroIn.optional(),
    ...StepUpIn,
  }),
  output: WithdrawalOut,
  refusals: withdrawalRefusals,
  message: 'done.withdrawal_requested',
})

export const withdrawal_list = defineCall({
  name: 'withdrawal_list',
  doc: 'The caller’s withdrawals, latest first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: ['wallet:{me}'],
  input: z.object({ currency: CurrencyIn.optional(), ...PageIn }),
  output: z.object({ recdata: z.array(Withdrawal), next: Next }),
  refusals: [],
})

export const withdrawal_cancel = defineCall({
  name: 'withdrawal_cancel',
  doc: 'Cancel a withdrawal that has not been sent. What it held is there again at once.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['wallet:{me}'],
  input: z.object({ withdrawal_id: IdIn }),
  output: WithdrawalOut,
  refusals: ['withdrawal_not_found', 'withdrawal_sent', 'money_stopped'],
  message: 'done.withdrawal_cancelled',
})

export const WalletAddress = z.object({
  address_id: Id,
  currency: z.enum(currencies),
  address: z.string(),
  label: z.string(),
  usable_at: z.iso.datetime(),
  /** 1: its waiting time is over. */
  is_usable: Flag,
})
export type WalletAddress = z.infer<typeof WalletAddress>

/** The longest name of an address, in graphemes. */
export const longestLabel = 50
export const mostAddresses = 50

export const wallet_address_list = defineCall({
  name: 'wallet_address_list',
  doc: 'The outside addresses that the caller withdraws to, by name.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['wallet:{me}'],
  input: z.object({ currency: CurrencyIn.optional() }),
  output: z.object({ recdata: z.array(WalletAddress) }),
  refusals: [],
})

export const add_wallet_address = defineCall({
  name: 'add_wallet_address',
  doc: 'Keep an outside address under a name. Withdrawals to it are sent from 24 hours later on. Tokens take ETH addresses.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['wallet:{me}'],
  input: z.object({
    currency: CurrencyIn,
    address: ToWalletIn,
    label: TextIn(longestLabel, 'text_too_long').optional(),
    ...StepUpIn,
  }),
  output: z.object({ recdata: WalletAddress }),
  refusals: [
    'too_many_addresses',
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.saved',
})

export const delete_wallet_address = defineCall({
  name: 'delete_wallet_address',
  doc: 'Forget an outside address. Withdrawals to it go on.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['wallet:{me}'],
  input: z.object({ address_id: IdIn }),
  output: z.object({}),
  refusals: ['address_not_found'],
  message: 'done.deleted',
})
