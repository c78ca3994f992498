/** Reads a chain, sends on it and gathers what came in, in a separate process, which can be killed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { connectSigner } from '@commons/chain/signer/client.ts'
import type pg from 'pg'
import { scan } from '../../src/features/wallet/deposits/scanning.jobs.ts'
import { gather } from '../../src/features/wallet/sending/gathering.jobs.ts'
import { putCoinsAway, sendCoinsOn } from '../../src/features/wallet/sending/coins.jobs.ts'
import { sendOn } from '../../src/features/wallet/sending/sending.jobs.ts'
import { type BitcoinOptions, openBitcoin } from '../../src/platform/chains/bitcoin/bitcoin-reader.ts'
import { openBitcoinSender } from '../../src/platform/chains/bitcoin/bitcoin-sender.ts'
import type { Gathering } from '../../src/platform/chains/chains.ts'
import { type EthereumOptions, openEthereum } from '../../src/platform/chains/ethereum/ethereum-reader.ts'
import { openEthereumSender } from '../../src/platform/chains/ethereum/ethereum-sender.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import type { Platform } from '../../src/platform/platform.ts'

export interface ChainChild {
  readonly connection: pg.ClientConfig
  readonly socket: string
  readonly confirmations: number
  readonly patienceMs: number
  readonly ethereum?: {
    readonly options: EthereumOptions
    /** Its amounts as text. */
    readonly gathering: Readonly<Record<'least' | 'limits', Readonly<Record<string, string>>>>
  }
  readonly bitcoin?: {
    readonly options: BitcoinOptions
    /** Above which the wallet's coins are put away, in satoshi. */
    readonly limit: string
  }
}

const given = JSON.parse(process.argv[2] ?? '') as ChainChild
const nothing = () => undefined
const say = (what: unknown, why = '') =>
  console.error(why, what instanceof Error ? what.message : JSON.stringify(what))
const database = openDatabase(given.connection, { poolSize: 4, statements: { inc: nothing } })
// Effects after a commit don't matter here.
const platform = {
  database,
  bus: { hint: nothing, recheck: nothing },
  jobs: { wake: nothing },
  events: { durable: () => [], publish: nothing },
  sessions: { forget: nothing },
  log: {
    warn: nothing,
    error: ({ err, ...rest }: { err?: Error }, why: string) => say(err ?? rest, why),
  },
} as unknown as Platform
const amounts = (of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([currency, units]) => [currency, BigInt(units)]))
const { confirmations, patienceMs, ethereum, bitcoin } = given
const signer = connectSigner(given.socket)

function worksOnEthereum({ options, gathering }: NonNullable<ChainChild['ethereum']>) {
  const chain = {
    reader: openEthereum(options),
    sender: openEthereumSender(options, signer),
    currencies: ['FCELL', 'ETH'] as const,
    confirmations,
    patienceMs,
  }
  const how: Pick<Gathering, 'least' | 'limits'> = {
    least: amounts(gathering.least),
    limits: amounts(gathering.limits),
  }
  return [() => scan(platform, chain), () => sendOn(platform, chain), () => gather(platform, chain, how)]
}

function worksOnBitcoin({ options, limit }: NonNullable<ChainChild['bitcoin']>) {
  const chain = {
    reader: openBitcoin(options),
    sender: openBitcoinSender(options, signer),
    network: options.network,
    currencies: ['BTC'] as const,
    confirmations,
    patienceMs,
  }
  return [
    () => scan(platform, chain),
    () => sendCoinsOn(platform, chain),
    () => putCoinsAway(platform, chain, { limits: { BTC: BigInt(limit) } }),
  ]
}

async function again(work: () => Promise<void>): Promise<never> {
  for (;;) {
    // The signer may be away.
    await work().catch((error: unknown) => say(error))
    await sleep(30)
  }
}

// Whoever started it may die, too.
process.stdin.once('end', () => process.exit()).resume()
process.stdout.write('begins\n')
const works = [...(ethereum ? worksOnEthereum(ethereum) : []), ...(bitcoin ? worksOnBitcoin(bitcoin) : [])]
await Promise.all(works.map(again))
