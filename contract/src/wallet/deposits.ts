import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id } from '../shared/id.ts'
import { Amount, CurrencyIn } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { currencies } from '../shared/units.ts'

/** Coins that come in from a blockchain: where to, how far they are, and the chains themselves. */

/**
 * `pending`: too few confirmations. `orphaned`: its block was replaced before it counted. `frozen`: its block was
 * replaced after it was credited. `released`: the network bears that. `written_off`: it was taken back, as far as the
 * member still had it.
 */
export const depositStates = ['pending', 'credited', 'orphaned', 'frozen', 'released', 'written_off'] as const

export const Deposit = z.object({
  deposit_id: Id,
  currency: z.enum(currencies),
  amount: Amount,
  state: z.enum(depositStates),
  /** In how many blocks it is, at most `needed`. */
  confirmations: z.number().int(),
  /** From how many it is credited. */
  needed: z.number().int(),
  address: z.string(),
  hash: z.string(),
  short_hash: z.string(),
  /** Where the transaction can be looked at; empty where nobody shows it. */
  hash_link: z.string(),
  seen_at: z.iso.datetime(),
  credited_at: z.iso.datetime().nullable(),
  /** The receipt, once it is credited. */
  trx_number: Id.nullable(),
})
export type Deposit = z.infer<typeof Deposit>

export const deposit_list = defineCall({
  name: 'deposit_list',
  doc: 'Coins that came to the caller’s addresses, latest first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: ['wallet:{me}'],
  input: z.object({ currency: CurrencyIn.optional(), ...PageIn }),
  output: z.object({ recdata: z.array(Deposit), next: Next }),
  refusals: [],
})

export const deposit_address = defineCall({
  name: 'deposit_address',
  doc: 'The caller’s own address for a coin, given at the first call; ETH and tokens have the same. A new one can be had once the present one was used. Earlier ones stay the caller’s.',
  auth: 'member',
  effect: 'write',
  topics: ['wallet:{me}'],
  input: z.object({
    currency: CurrencyIn,
    is_new: FlagIn.optional().describe('1: a new one in place of a used one.'),
  }),
  output: z.object({ recdata: z.object({ currency: z.enum(currencies), address: z.string() }) }),
  refusals: ['chain_not_connected', 'address_unused'],
})

export const ChainStatus = z.object({
  chain: z.enum(['ethereum', 'bitcoin']),
  currencies: z.array(z.enum(currencies)),
  /** The chain’s own id. */
  network: z.string(),
  /** The last block that was read, and the highest that the node knows. */
  height: z.number().int(),
  tip: z.number().int(),
  read_at: z.iso.datetime(),
  /** In how many blocks a deposit must be. */
  confirmations: z.number().int(),
  /** 1: run by Commons itself, for play money. */
  is_development: Flag,
})
export type ChainStatus = z.infer<typeof ChainStatus>

export const chain_status = defineCall({
  name: 'chain_status',
  doc: 'The blockchains that this Commons is connected to, and how far they were read.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: [],
  input: z.object({}),
  output: z.object({ recdata: z.array(ChainStatus) }),
  refusals: [],
})

/** What the development chain sends at once, as shown. */
export const playDeposits = { FCELL: '100', ETH: '1', BTC: '0.01' } as const

export const add_play_deposit = defineCall({
  name: 'add_play_deposit',
  doc: 'Have the development chain send some coins to the caller’s address, to see a deposit arrive. Only play money has such a chain.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['wallet:{me}'],
  input: z.object({ currency: CurrencyIn }),
  output: z.object({
    recdata: z.object({ currency: z.enum(currencies), amount: Amount, hash: z.string() }),
  }),
  refusals: ['chain_not_connected', 'no_development_chain'],
  message: 'done.coins_sent',
})
