/** Reads each connected chain all the time, and sends on it. Any number of processes may; the database decides between them. */
import type { ChainSending, ConnectedChain, Gathering } from '../../../platform/chains/chains.ts'
import { PlainError } from '../../../platform/plain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Repeated, repeat } from '../../../platform/repeat.ts'
import { isPlaySince } from '../gifts.queries.ts'
import { getMoneySettings } from '../wallet.rates.ts'
import { hasOpenSends } from '../sending/sending.queries.ts'
import { gather } from '../sending/gathering.jobs.ts'
import { putCoinsAway, sendCoinsOn } from '../sending/coins.jobs.ts'
import { sendOn } from '../sending/sending.jobs.ts'
import { scan } from './scanning.jobs.ts'
import { hasPending } from './scanning.queries.ts'

const watched = new WeakMap<Platform, readonly Repeated[]>()

export function watchChains(platform: Platform): void {
  for (const { reader, warning } of platform.chains)
    if (warning !== undefined) platform.log.warn({ chain: reader.name }, warning)
  watched.set(
    platform,
    platform.chains.flatMap((chain) => [watch(platform, chain), ...watchSending(platform, chain)]),
  )
}

export async function leaveChains(platform: Platform): Promise<void> {
  await Promise.all((watched.get(platform) ?? []).map((each) => each.stop()))
}

function watch(platform: Platform, chain: ConnectedChain): Repeated {
  const { db } = platform.database
  const { reader, development, pollMs } = chain
  const work = async () => {
    await scan(platform, chain)
    // Its blocks are wanted only while somebody waits for them.
    if (development && ((await hasPending(db, reader.name)) || (await hasOpenSends(db, reader.name))))
      await development.mine()
  }
  return repeatOn(platform, { name: reader.name, pollMs, work, failed: 'A chain could not be read' })
}

function watchSending(platform: Platform, chain: ConnectedChain): Repeated[] {
  if (chain.sending === undefined) return []
  const { sender, gathering, patienceMs } = chain.sending
  const { sendOn, gather } = workOf(platform, { ...chain, patienceMs }, sender)
  const { name } = chain.reader
  return [
    repeatOn(platform, {
      name,
      pollMs: chain.pollMs,
      work: sendOn,
      failed: 'Nothing could be sent on a chain',
    }),
    ...(gathering
      ? [
          repeatOn(platform, {
            name,
            pollMs: gathering.everyMs,
            work: () => gather(gathering),
            failed: 'What came in could not be gathered',
          }),
        ]
      : []),
  ]
}

/** What is done on a chain of accounts, and on one of coins. */
function workOf(
  platform: Platform,
  chain: ConnectedChain & Pick<ChainSending, 'patienceMs'>,
  sender: ChainSending['sender'],
): { sendOn(): Promise<void>; gather(how: Gathering): Promise<void> } {
  if (sender.kind === 'accounts')
    return {
      sendOn: () => sendOn(platform, { ...chain, sender }),
      gather: (how) => gather(platform, { ...chain, sender }, how),
    }
  const { network } = chain
  if (network === undefined) throw new Error('Bitcoin without its network')
  return {
    sendOn: () => sendCoinsOn(platform, { ...chain, sender, network }),
    gather: (how) => putCoinsAway(platform, { ...chain, sender, network }, how),
  }
}

interface OnChain {
  readonly name: string
  readonly pollMs: number
  readonly failed: string
  work(): Promise<void>
}

/** Says so once for each reason where it fails: a node may be away for hours. */
function repeatOn({ log }: Platform, { name, pollMs, work, failed }: OnChain): Repeated {
  let failing = ''
  return repeat(
    async () => {
      await work()
      failing = ''
    },
    pollMs,
    (error) => {
      const reason = error instanceof Error ? error.name + error.message.slice(0, 60) : String(error)
      if (reason !== failing) log.error({ err: error, chain: name }, failed)
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
      'This ledger holds play money, so it is not connected to a real chain. For money, start an empty network: COMMONS_DEMO=off with a new DATA_DIR, or unset ETH_RPC_URL and BTC_RPC_URL.',
    )
}
