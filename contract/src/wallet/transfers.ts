import { z } from 'zod'
import { StepUpIn } from '../accounts/accounts.ts'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn, AmountOrZeroIn, CurrencyIn, noAmount } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

/** Transfers and tips between members. Both are settled at once and free. */

/** Refusals of every call that moves money. */
export const moneyRefusals = [
  'email_not_verified',
  'money_stopped',
  'balance_too_low',
  'over_daily_limit',
] as const

/** The longest note beside a transfer, in graphemes. */
export const longestNote = 200

export const coin_transfer = defineCall({
  name: 'coin_transfer',
  doc: 'Send tokens, ETH or BTC. To a member, as @username, it is there at once and free. To an outside address it is a withdrawal, with its fee and its checks. `fees` is checked against the server’s own figure.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}'],
  input: z.object({
    currency: CurrencyIn,
    to_wallet: z
      .string('address_required')
      .trim()
      .min(1, 'address_required')
      .max(120, 'address_invalid')
      .describe('@username, or an outside address.'),
    amount: AmountIn,
    fees: AmountOrZeroIn.optional(),
    note: TextIn(longestNote, 'text_too_long')
      .optional()
      .describe('At most 200 characters, for the receiver.'),
    ...StepUpIn,
  }),
  output: z.object({
    recdata: z.object({
      /** The transaction of the transfer or withdrawal. `withdrawal_id` is null for a transfer. */
      trx_number: Id,
      withdrawal_id: Id.nullable(),
      currency: z.enum(currencies),
      balance: Amount,
    }),
  }),
  refusals: [
    ...moneyRefusals,
    'member_not_found',
    'not_oneself',
    'price_changed',
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.sucess',
})

export const receiver_detail = defineCall({
  name: 'receiver_detail',
  doc: 'The member whom `coin_transfer` would send to: shown before anything is sent.',
  auth: 'member',
  effect: 'read',
  topics: ['member:{recdata.user_id}'],
  input: z.object({
    to_wallet: z
      .string('address_required')
      .trim()
      .regex(/^@[\w.]{1,119}$/, 'address_invalid')
      .describe('@username.'),
  }),
  output: z.object({ recdata: z.object(Author) }),
  refusals: ['member_not_found', 'not_oneself'],
})

/** Tips for something, after the call. */
const given = {
  /** From everybody together, in tokens. */
  tips: Amount,
  tip_count: Count,
  /** From the caller. */
  own_tips: Amount,
  fcell_balance: Amount,
  trx_number: Id,
}
const Given = z.object(given)
export type Given = z.infer<typeof Given>

export const tip = defineCall({
  name: 'tip',
  doc: 'Give the author of a post tokens.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}', 'post:{post_id}'],
  input: z.object({ post_id: IdIn, token: AmountIn }),
  output: z.object({ recdata: z.object({ post_id: Id, ...given }) }),
  refusals: [...moneyRefusals, 'post_not_found', 'not_oneself'],
})

export const reel_tip = defineCall({
  name: 'reel_tip',
  doc: 'Give the author of a reel tokens.',
  partOf: ['reels'],
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}', 'reel:{reel_id}'],
  input: z.object({ reel_id: IdIn, token: AmountIn }),
  output: z.object({ recdata: z.object({ reel_id: Id, ...given }) }),
  refusals: [...moneyRefusals, 'reel_not_found', 'not_oneself'],
})

export const video_tip = defineCall({
  name: 'video_tip',
  doc: 'Give the author of a video tokens.',
  partOf: ['videos'],
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}', 'video:{video_id}'],
  input: z.object({ video_id: IdIn, token: AmountIn }),
  output: z.object({ recdata: z.object({ video_id: Id, ...given }) }),
  refusals: [...moneyRefusals, 'video_not_found', 'not_oneself'],
})

export const tip_list = defineCall({
  name: 'tip_list',
  doc: 'The tips that the caller gave or was given, latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['wallet:{me}'],
  input: z.object({
    direction: z.enum(['given', 'taken'], 'direction_invalid').describe('`given` or `taken`.'),
    ...PageIn,
  }),
  output: z.object({
    recdata: z.array(
      z.object({
        ...Author,
        trx_number: Id,
        post_id: Id.nullable(),
        reel_id: Id.nullable(),
        video_id: Id.nullable(),
        amount: Amount,
        created_at: z.iso.datetime(),
        duration: z.string(),
      }),
    ),
    next: Next,
  }),
  refusals: [],
})

export const update_spending_limit = defineCall({
  name: 'update_spending_limit',
  doc: 'Set the most of a currency that the caller lets themselves spend in a day. Raising or removing it asks for the password, or for a code where two-factor is on.',
  auth: 'member',
  effect: 'write',
  topics: ['wallet:{me}'],
  input: z.object({
    currency: CurrencyIn,
    amount: z
      .union([z.literal('').transform(() => null), z.null(), AmountIn], { error: noAmount })
      .describe('Empty: no limit.'),
    ...StepUpIn,
  }),
  output: z.object({ recdata: z.object({ currency: z.enum(currencies), daily_limit: Amount.nullable() }) }),
  refusals: [
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.saved',
})
