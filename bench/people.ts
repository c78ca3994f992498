/**
 * How long search, suggestions and profiles take in a large network, at `--rate` requests a second.
 * `--members=1000000 --follows=10000000` set its size. `npm run bench:people`.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOurs } from './compare.ts'
import { Connection } from './connection.ts'
import { type BenchDatabase, withDatabase } from './database.ts'
import { readOptions } from './options.ts'
import type { Service } from './processes.ts'
import { randomFrom } from './random.ts'
import { addCrowd, firstNames, lastNames } from './seed-crowd.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    follows: { type: 'string', default: '10000000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
  },
})
const [members, follows, rate, seconds] = [values.members, values.follows, values.rate, values.seconds].map(
  Number,
) as [number, number, number, number]
const goal = { p50: 15, p99: 60 }
const connections = 16
const random = randomFrom(7)
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
const plain = (name: string) => name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')

/**
 * Returns a search as people type it: the beginning of a name or all of it, with or without accents, some
 * mistyped.
 */
function typed(): string {
  const [first, last] = [one(firstNames), one(lastNames)]
  const kind = random()
  if (kind < 0.4) return plain(first).slice(0, 2 + Math.floor(random() * 3))
  if (kind < 0.7) return `${first} ${plain(last).slice(0, 3)}`
  if (kind < 0.85) return `${plain(first)} ${last}`
  const at = 1 + Math.floor(random() * (last.length - 2))
  return `${plain(last).slice(0, at)}${plain(last).slice(at + 1)}`
}
const somebody = () => 1 + Math.floor(members * random() ** 3)

const calls: Record<string, () => object> = {
  search_user: () => ({ name: typed() }),
  all_search: () => ({ search: typed() }),
  suggest_mentions: () => ({ search: plain(one(firstNames)).slice(0, 3) }),
  sujjested_channels: () => ({}),
  avatar_banner: () => ({ view_user_id: somebody() }),
  follow_request_list: () => ({}),
}

const at = (sorted: Float64Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** Sends requests at an even rate, whether or not earlier ones are answered, as people do. */
async function measure(
  commons: Service,
  { seeded }: BenchDatabase,
  call: string,
  input: () => object,
  during: number,
): Promise<Float64Array> {
  const opening = Array.from({ length: connections }, () =>
    Connection.open(commons.port, `/api/users/${call}`, { 'content-type': 'application/json' }),
  )
  const free = await Promise.all(opening)
  const all = [...free]
  const latencies: number[] = []
  const began = performance.now()
  const under: Array<Promise<void>> = []
  for (let nth = 0; nth < rate * during; nth++) {
    const due = began + (nth * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const send = async () => {
      while (free.length === 0) await sleep(1)
      const connection = free.pop()
      const caller = one(seeded.callers)
      const body = JSON.stringify({ user_id: caller.id, api_key: caller.apiKey, ...input() })
      const answer = await connection?.post(body)
      if (answer?.status !== 200) throw new Error(`${call}: ${String(answer?.body).slice(0, 300)}`)
      // Counted from when it was due: a request that had to wait for others is late for its member, too.
      latencies.push(performance.now() - due)
      if (connection) free.push(connection)
    }
    under.push(send())
  }
  await Promise.all(under)
  for (const connection of all) connection.close()
  return Float64Array.from(latencies).toSorted()
}

await withDatabase(10_000, async (database) => {
  await addCrowd(database.connection, { members, follows })
  const commons = await startOurs(database, { ...readDefaults() }, { RATE_LIMIT_FACTOR: '100000' })
  try {
    console.log(`\n${rate} requests a second, ${seconds} s each`)
    console.log('                      p50 ms  p99 ms')
    for (const [call, input] of Object.entries(calls)) {
      await measure(commons, database, call, input, 3)
      const sorted = await measure(commons, database, call, input, seconds)
      const [p50, p99] = [at(sorted, 0.5), at(sorted, 0.99)]
      const missed = p50 > goal.p50 || p99 > goal.p99 ? '  MISSED' : ''
      console.log(`${call.padEnd(20)} ${p50.toFixed(1).padStart(7)} ${p99.toFixed(1).padStart(7)}${missed}`)
    }
    console.log(`goals: ${goal.p50} and ${goal.p99}`)
  } finally {
    await commons.stop()
  }
})

/** Returns the options of every benchmark, with their defaults. */
function readDefaults() {
  return readOptions([])
}
