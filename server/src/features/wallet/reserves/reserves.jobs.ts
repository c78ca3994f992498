/** Counts once a day what members own and what the network's addresses have. */
import { type Currency, currencies } from '@commons/contract/shared/units.ts'
import type { ChainReader } from '../../../platform/chains/chain-reader.ts'
import { chainOf } from '../../../platform/chains/chains.ts'
import { now } from '../../../platform/clock.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import {
  addDay,
  hasDay,
  type Holdings,
  listHolding,
  listOwned,
  setTree,
  sumOwed,
} from './reserves.queries.ts'
import { leavesOf, levelsOf } from './tree.ts'

/** Addresses of members that are asked for: those with less than that many others are not counted. */
const mostAddresses = 5_000
/** Questions that a node is asked at once. */
const atOnce = 8

export const countReserves = (platform: Platform): JobKind<object> => ({
  name: 'wallet.count-reserves',
  role: 'chain',
  // Once a day; a new network has its first soon.
  every: '*/10 * * * *',
  expireInSeconds: 3_600,
  work: () => takeReserves(platform),
})

/** Counts what isn't counted yet today; fails for none of the others where a chain doesn't answer. */
export async function takeReserves(platform: Platform): Promise<void> {
  const { db } = platform.database
  const day = now().toISOString().slice(0, 10)
  for (const currency of currencies) {
    if (await hasDay(db, day, currency)) continue
    const holdings = await holdingsOf(platform, currency)
    const [owned, owed] = await snapshot(platform, currency)
    const leaves = await leavesOf(owned)
    const levels = await levelsOf(currency, leaves)
    const top = levels.at(-1)?.[0]
    await write(platform, async ({ tx }) => {
      const isNew = await addDay(tx, {
        day,
        currency,
        takenAt: now(),
        owned: top?.units ?? 0n,
        leaves: leaves.length,
        root: top?.hash ?? '',
        heldForOthers: owed - (top?.units ?? 0n),
        holdings,
      })
      if (isNew) await setTree(tx, currency, leaves, levels)
    })
  }
}

/** What members own and all that is owed, at one moment. */
const snapshot = (platform: Platform, currency: Currency) =>
  platform.database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => [await listOwned(tx, currency), await sumOwed(tx, currency)] as const)

/** Asks a chain what the network has in blocks that are final; undefined where there is none, or none answers. */
export async function holdingsOf(
  { chains, database, log }: Pick<Platform, 'chains' | 'database' | 'log'>,
  currency: Currency,
): Promise<Holdings | undefined> {
  const chain = chainOf(chains, currency)
  const ask = chain && balancesFrom(chain.reader)
  if (chain === undefined || ask === undefined) return undefined
  const { reader, confirmations, sending, reserves = [] } = chain
  try {
    const height = Math.max((await reader.tip()).height - confirmations + 1, 0)
    const status = await sending?.sender.status()
    const own = new Set([
      ...(status ? [status.wallet] : []),
      ...(status?.cold ? [status.cold] : []),
      ...reserves,
    ])
    const holding = await listHolding(database.db, reader.name, currency, mostAddresses)
    const theirs = holding.filter((address) => !own.has(address))
    const units = await ask([...own, ...theirs], currency, height)
    return {
      height,
      addresses: [...own].map((address) => ({ address, units: String(units.get(address) ?? 0n) })),
      memberAddresses: theirs.length,
      memberUnits: theirs.reduce((sum, address) => sum + (units.get(address) ?? 0n), 0n),
    }
  } catch (error) {
    log.warn({ err: error, chain: reader.name }, 'What the network has could not be asked')
    return undefined
  }
}

/** Returns how a chain says what addresses have; undefined where it can't. */
function balancesFrom(reader: ChainReader): ChainReader['balancesOf'] {
  const { balanceOf } = reader
  if (reader.balancesOf || balanceOf === undefined) return reader.balancesOf
  return async (addresses, currency, height) =>
    new Map(
      await inTurns(
        addresses,
        async (address) => [address, await balanceOf(address, currency, height)] as const,
      ),
    )
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))))
  return results
}
