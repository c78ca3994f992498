/** Reads a chain, sends on it and gathers what came in, in a separate process, which can be killed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { connectSigner } from '@commons/chain/signer/client.ts'
import type pg from 'pg'
import { scan } from '../../src/features/wallet/deposits/scanning.jobs.ts'
import { gather } from '../../src/features/wallet/sending/gathering.jobs.ts'
import { sendOn } from '../../src/features/wallet/sending/sending.jobs.ts'
import type { Gathering } from '../../src/platform/chains/chains.ts'
import { type EthereumOptions, openEthereum } from '../../src/platform/chains/ethereum/ethereum-reader.ts'
import { openEthereumSender } from '../../src/platform/chains/ethereum/ethereum-sender.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import type { Platform } from '../../src/platform/platform.ts'

export interface ChainChild {
  readonly connection: pg.ClientConfig
  readonly options: EthereumOptions
  readonly socket: string
  readonly confirmations: number
  readonly patienceMs: number
  /** Its amounts as text. */
  readonly gathering: Readonly<Record<'least' | 'limits', Readonly<Record<string, string>>>>
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
const gathering: Pick<Gathering, 'least' | 'limits'> = {
  least: amounts(given.gathering.least),
  limits: amounts(given.gathering.limits),
}
const chain = {
  reader: openEthereum(given.options),
  sender: openEthereumSender(given.options, connectSigner(given.socket)),
  currencies: ['FCELL', 'ETH'] as const,
  confirmations: given.confirmations,
  patienceMs: given.patienceMs,
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
await Promise.all([
  again(() => scan(platform, chain)),
  again(() => sendOn(platform, chain)),
  again(() => gather(platform, chain, gathering)),
])
