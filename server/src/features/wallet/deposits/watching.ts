/** Reads each connected chain all the time. Any number of processes may; the database decides between them. */
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import { PlainError } from '../../../platform/plain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Repeated, repeat } from '../../../platform/repeat.ts'
import { isPlaySince } from '../gifts.queries.ts'
import { getMoneySettings } from '../wallet.rates.ts'
import { scan } from './scanning.jobs.ts'
import { hasPending } from './scanning.queries.ts'

const watched = new WeakMap<Platform, readonly Repeated[]>()

export function watchChains(platform: Platform): void {
  watched.set(
    platform,
    platform.chains.map((chain) => watch(platform, chain)),
  )
}

export async function leaveChains(platform: Platform): Promise<void> {
  await Promise.all((watched.get(platform) ?? []).map((each) => each.stop()))
}

function watch(platform: Platform, chain: ConnectedChain): Repeated {
  const { database, log } = platform
  let failing = ''
  return repeat(
    async () => {
      await scan(platform, chain)
      // Its blocks are wanted only while somebody waits for them.
      if (chain.development && (await hasPending(database.db, chain.reader.name)))
        await chain.development.mine()
      failing = ''
    },
    chain.pollMs,
    (error) => {
      // Once for each reason: a node may be away for hours.
      const reason = error instanceof Error ? error.name + error.message.slice(0, 60) : String(error)
      if (reason !== failing) log.error({ err: error, chain: chain.reader.name }, 'A chain could not be read')
      failing = reason
    },
  )
}

/**
 * Fails where the ledger and the chains don't fit: play money has only a chain of play money, and money only real ones.
 */
export async function refuseUnfitChains({ chains, database }: Platform): Promise<void> {
  if (chains.length === 0) return
  const { db } = database
  const since = await isPlaySince(db)
  const isPlay = since || (await getMoneySettings(db)).isPlayMoney
  if (isPlay && chains.some(({ development }) => !development))
    throw new PlainError(
      'This ledger holds play money, so it is not connected to a real chain. For money, start an empty network: COMMONS_DEMO=off with a new DATA_DIR, or unset ETH_RPC_URL.',
    )
}
