import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Amount, CurrencyIn } from '../shared/money.ts'
import { currencies } from '../shared/units.ts'

/** What members own beside what the network has on chains, once a day. */

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

export const Reserve = z.object({
  currency: z.enum(currencies),
  /** What members own: the sum of the tree. */
  owned: Amount,
  /** Parts of balances in the tree: nobody can tell how many members they are of. */
  leaves: Count,
  /** The top of the tree; empty where nobody owns anything. */
  root: z.union([Hash, z.literal('')]),
  /** What is held for projects and jobs, and what is owed to nobody known or a tax office: owed, too, and not in the tree. */
  held_for_others: Amount,
  /** What the addresses have, in blocks that are final; null where no chain is connected, or none answered. */
  on_chain: Amount.nullable(),
  /** `on_chain` less all that is owed; negative where something is missing. */
  difference: Amount.nullable(),
  /** The block in which the addresses were looked at. */
  height: z.number().int().nullable(),
  /** The network’s own addresses, and how many of members’ were counted with them. */
  addresses: z.array(z.object({ address: z.string(), amount: Amount })),
  of_members: z.object({ addresses: Count, amount: Amount }),
})
export type Reserve = z.infer<typeof Reserve>

export const ReserveDay = z.object({
  /** In UTC. */
  day: z.iso.date(),
  taken_at: z.iso.datetime(),
  reserves: z.array(Reserve),
})
export type ReserveDay = z.infer<typeof ReserveDay>

export const get_reserves = defineCall({
  name: 'get_reserves',
  doc: 'What members own by currency, and what the network’s addresses have on chains, on each of the last 30 days, the latest first. Compare the roots with what others see: the tree is the same for all only if they are.',
  auth: 'anyone',
  effect: 'read',
  whileSuspended: true,
  topics: [],
  input: z.object({}),
  output: z.object({
    recdata: z.array(ReserveDay),
    /** 1: amounts are play money, which no chain has to have. */
    is_play_money: Flag,
  }),
  refusals: [],
})

const TreeSum = z.string().regex(/^\d+$/).describe('In the smallest unit.')

export const ReserveProof = z.object({
  currency: z.enum(currencies),
  day: z.iso.date(),
  /** What the caller owned then. */
  amount: Amount,
  root: Hash,
  total: TreeSum,
  user_id: z.number().int(),
  /** The parts in which it is in the tree, each with its way up: so a neighbour sees part of a stranger’s balance at most. */
  parts: z.array(
    z.object({
      units: TreeSum,
      nonce: z.string(),
      steps: z.array(z.object({ side: z.enum(['left', 'right']), hash: Hash, units: TreeSum })),
    }),
  ),
})
export type ReserveProof = z.infer<typeof ReserveProof>

export const reserve_proof = defineCall({
  name: 'reserve_proof',
  doc: 'Where the caller’s balance is in the latest day’s tree, so that they can calculate its top themselves. A leaf is the SHA-256 of `currency:user_id:units:nonce`, what is above two nodes that of `units:hash:units:hash`, the left one first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: [],
  input: z.object({ currency: CurrencyIn }),
  output: z.object({ recdata: ReserveProof }),
  refusals: ['not_in_reserves'],
})
