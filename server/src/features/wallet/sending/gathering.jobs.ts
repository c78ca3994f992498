/**
 * Brings what came to members' addresses to the wallet that withdrawals are sent from, and what is above its limit to
 * the cold address. Any number of processes may do so at once: a balance counts only while nothing else has got a place
 * in the order of its address.
 */
import type { Currency } from '@commons/contract/shared/units.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import type { Gathering } from '../../../platform/chains/chains.ts'
import { workThrough } from '../../../platform/due.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import {
  findNextNonce,
  type Gathered,
  isUnderWay,
  listToGather,
  listWaitingUnits,
  lockOrder,
  setGathered,
  worthPuttingAway,
} from './gathering.queries.ts'
import type { Sends } from './sending.jobs.ts'
import { addSend, leavingOf, type NewSend } from './sending.queries.ts'

interface Round {
  readonly platform: Platform
  readonly chain: Sends
  readonly wallet: string
  readonly cold: string | null
  /** The latest block that is final. */
  readonly height: number
}

/** One round. Fails while the node or the signer is away. */
export async function gather(
  platform: Platform,
  chain: Sends,
  { least, limits }: Pick<Gathering, 'least' | 'limits'>,
): Promise<void> {
  const { db } = platform.database
  const { reader, sender, confirmations, currencies } = chain
  if (await isMoneyStopped(db)) return
  const height = (await reader.tip()).height - confirmations + 1
  if (height < 0) return
  const { wallet, cold } = await sender.status()
  const round = { platform, chain, wallet, cold, height }
  for (const currency of currencies)
    await workThrough(platform, {
      due: await listToGather(db, reader.name, { currency, least: least[currency] ?? 0n, height }),
      work: (from) => (currency === 'ETH' ? sweepCoins(round, from) : sweepTokens(round, from, currency)),
      named: ({ place }) => ({ place }),
      failed: 'What lies at an address could not be gathered',
    })
  for (const currency of currencies) {
    const limit = limits[currency]
    if (limit !== undefined) await putAway(round, currency, limit)
  }
}

/** Moves all coins but what the chain takes, even if that became three times as dear. */
async function sweepCoins(round: Round, from: Gathered): Promise<void> {
  const { sender } = round.chain
  await sweep(round, from, 'ETH', async () => {
    const coins = await sender.balance(from.address, 'ETH', round.height)
    return coins - 3n * (await sender.costOf('ETH'))
  })
}

/** Moves all tokens, once the address has the coins that the chain takes for that. */
async function sweepTokens(round: Round, from: Gathered, currency: Currency): Promise<void> {
  const { sender } = round.chain
  const cost = await sender.costOf(currency)
  const coins = await sender.balance(from.address, 'ETH', round.height)
  if (coins < cost) await topUp(round, from, 2n * cost - coins)
  else await sweep(round, from, currency, () => sender.balance(from.address, currency, round.height))
}

const sweep = (
  round: Round,
  { address_id: address, address: from, place }: Gathered,
  currency: Currency,
  unitsOf: () => Promise<bigint>,
): Promise<void> =>
  begin(
    round,
    { kind: 'sweep', place, currency, from, to: round.wallet },
    async (sent) => ((await isAsItSays(round, from, sent)) ? await unitsOf() : 0n),
    (tx, send) => setGathered(tx, send, { address, currency, height: round.height }),
  )

/**
 * Whether the latest final block has all that an address sent: its balance there is what it has. Else it would be
 * emptied twice, or of the coins that its tokens need to leave.
 */
const isAsItSays = async (
  { chain: { sender }, height }: Round,
  address: string,
  sent: number | null,
): Promise<boolean> => sent === null || (await sender.countSent(address, height)) >= sent

/** Gives an address the coins that it needs, if the wallet has them. */
async function topUp(round: Round, { address: to, place }: Gathered, units: bigint): Promise<void> {
  const { chain, wallet, platform } = round
  const { reader, sender } = chain
  await begin(round, { kind: 'top_up', place, currency: 'ETH', from: wallet, to }, async () => {
    const leaving = (await leavingOf(platform.database.db, reader.name, wallet)).get('ETH') ?? 0n
    const has = (await sender.balance(wallet, 'ETH')) - leaving
    return has < units + (await sender.costOf('ETH')) ? 0n : units
  })
}

/** Brings what the wallet has above its limit, and isn't waited for, to the cold address. */
async function putAway(round: Round, currency: Currency, limit: bigint): Promise<void> {
  const { chain, wallet, cold, height, platform } = round
  const { reader, sender, currencies } = chain
  const { db } = platform.database
  if (cold === null) return
  await begin(round, { kind: 'cold', place: null, currency, from: wallet, to: cold }, async () => {
    const [leaving, waiting] = await Promise.all([
      leavingOf(db, reader.name, wallet),
      listWaitingUnits(db, currencies),
    ])
    const has = await sender.balance(wallet, currency, height)
    const units = has - (leaving.get(currency) ?? 0n) - (waiting.get(currency) ?? 0n) - limit
    return units < worthPuttingAway(limit) ? 0n : units
  })
}

/** Gives it its place, unless the like is under way, or its address has sent something since it was looked at. */
async function begin(
  { platform, chain: { reader, sender } }: Round,
  what: Pick<NewSend, 'place' | 'currency' | 'from' | 'to'> & { readonly kind: 'sweep' | 'top_up' | 'cold' },
  unitsOf: (next: number | null) => Promise<bigint>,
  begun?: (tx: Tx, send: number) => Promise<void>,
): Promise<void> {
  const { db } = platform.database
  const next = await findNextNonce(db, reader.name, what.from)
  if (await isUnderWay(db, reader.name, what)) return
  const units = await unitsOf(next)
  // The fee is higher than what is there, or there is nothing to do.
  if (units <= 0n) return
  const sent = await sender.countSent(what.from)
  await write(platform, async ({ tx }) => {
    if (!(await lockOrder(tx, reader.name, what.from, next))) return
    const send = await addSend(tx, { ...what, chain: reader.name, withdrawal_id: null, units, sent })
    await begun?.(tx, send)
  })
}
