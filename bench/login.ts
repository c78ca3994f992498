/**
 * The speed of logging in beside the hash that it can't do without, and the effect of a flood of logins on
 * the feed: `npm run bench:login`.
 */
import { readConfig } from '../server/src/platform/config.ts'
import { openPasswords } from '../server/src/platform/passwords.ts'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import type { HashOrder } from './login-floor.ts'
import { readOptions } from './options.ts'
import { cpuMs, familyCpuMs, type Service, startLoad, startWorker } from './processes.ts'
import { against, medianOf } from './report.ts'

const goals = { share: 0.8, flooded: 3 }
const connections = 32
const members = 500
const password = 'seven otters in a rowing boat'
const common = { likeable: [], idempotent: false, compressed: false }
const { PASSWORD_HASHES_AT_ONCE } = process.env
const atOnce = readConfig({ PASSWORD_HASHES_AT_ONCE }).PASSWORD_HASHES_AT_ONCE
const warmUp = { connections, seconds: 2 }
let seed = 0

/** Results of a run of logins, or of pages of the feed. */
interface Run extends LoadResult {
  readonly perSecond: number
  /** CPU per answer, in milliseconds. */
  readonly serverMs: number
  readonly postgresMs: number
}

type Load = (order: Pick<LoadOrder, 'connections' | 'seconds'>) => Promise<Run>

const options = readOptions()
await withDatabase(options.posts[0] ?? 10_000, async (database) => {
  const hash = await (await openPasswords({ atOnce })).hash(password)
  const emails = await givePasswords(database, hash)
  // As behind a proxy: one network may log in only a few times a minute, and a flood comes from many.
  const commons = await startOurs(database, options, {
    TRUST_PROXY: 'on',
    PASSWORD_HASHES_AT_ONCE: String(atOnce),
  })
  const loads = { login: startLoad(), feed: startLoad() }
  const floor = startWorker<HashOrder, number>('login-floor.ts')
  try {
    const login = loginLoad(loads.login, { database, commons, emails })
    const feed = feedLoad(loads.feed, { database, commons })
    const hashAlone = (seconds: number) => floor.run({ hash, password, atOnce, connections, seconds })
    for (let i = 0; i < 3; i++) await feed(warmUp)
    await login(warmUp)
    await hashAlone(warmUp.seconds)
    await compareLogins(login, hashAlone)
    await floodFeed(login, feed)
  } finally {
    for (const each of [loads.login, loads.feed, floor, commons]) await each.stop()
  }
})

/** Gives a password to members without a session, who therefore aren't readers of the feed. */
async function givePasswords({ connection }: BenchDatabase, hash: string): Promise<string[]> {
  const { rows } = await query<{ email: string }>(
    connection,
    `update members set password_hash = $1
     where id in (select id from members m where not exists (select from sessions s where s.member_id = m.id)
       order by id limit $2)
     returning email`,
    [hash, members],
  )
  if (rows.length < members) throw new Error(`Only ${rows.length} members are free to log in`)
  return rows.map(({ email }) => email)
}

interface Place {
  readonly database: BenchDatabase
  readonly commons: Service
}

function loginLoad(load: ReturnType<typeof startLoad>, place: Place & { emails: string[] }): Load {
  const { database, commons, emails } = place
  const proof = { text: '"api_key":"', times: 1 }
  return async (asked) => {
    const before = await countSessions(database)
    const logins = { emails, password }
    const order = {
      ...common,
      ...asked,
      port: commons.port,
      call: 'login',
      callers: [],
      logins,
      proof,
    } as const
    const run = await measure(load, { ...order, seed: ++seed }, place)
    const opened = (await countSessions(database)) - before
    if (opened !== run.answered)
      throw new Error(`The run is void: ${run.answered} logins were answered and ${opened} sessions opened`)
    return run
  }
}

function feedLoad(load: ReturnType<typeof startLoad>, place: Place): Load {
  const { database, commons } = place
  const proof = { text: '"repost_user_id":', times: 10 }
  const { callers } = database.seeded
  return (asked) => {
    const order = { ...common, ...asked, port: commons.port, call: 'timeline', callers, proof } as const
    return measure(load, { ...order, seed: ++seed }, place)
  }
}

async function measure(
  load: ReturnType<typeof startLoad>,
  order: LoadOrder,
  { database, commons }: Place,
): Promise<Run> {
  const cpu = () => ({ server: cpuMs(commons.pid), postgres: familyCpuMs(database.pid) })
  const before = cpu()
  const result = await load.run(order)
  const after = cpu()
  if (result.failure !== undefined)
    throw new Error(`The run is void: ${order.call} answered ${result.failure}`)
  const { answered, seconds } = result
  return {
    ...result,
    perSecond: answered / seconds,
    serverMs: (after.server - before.server) / answered,
    postgresMs: (after.postgres - before.postgres) / answered,
  }
}

async function countSessions({ connection }: BenchDatabase): Promise<number> {
  const { rows } = await query<{ count: number }>(connection, 'select count(*)::int as count from sessions')
  return rows[0]?.count ?? NaN
}

async function compareLogins(login: Load, hashAlone: (seconds: number) => Promise<number>): Promise<void> {
  const floors = [await hashAlone(options.seconds)]
  const ours: Run[] = []
  for (let round = 0; round < options.rounds; round++) {
    ours.push(await login({ connections, seconds: options.seconds }))
    floors.push(await hashAlone(options.seconds))
  }
  const floor = medianOf(floors)
  const of = (figure: Exclude<keyof Run, 'failure'>) => medianOf(ours.map((run) => run[figure]))
  console.log(`
login by ${members} members over ${connections} connections, ${atOnce} hashes at once, ${options.rounds} rounds of ${options.seconds} s
the hash alone  ${floor.toFixed(1)} a second (${floors.map((each) => each.toFixed(1)).join(', ')})
logins          ${of('perSecond').toFixed(1)} a second (${ours.map(({ perSecond }) => perSecond.toFixed(1)).join(', ')})
                p50 ${of('p50').toFixed(0)} ms, p99 ${of('p99').toFixed(0)} ms; CPU ${of('serverMs').toFixed(1)} ms server, ${of('postgresMs').toFixed(1)} ms PostgreSQL`)
  const share = of('perSecond') / floor
  against('logins/s, share of the hash alone', share, goals.share, share >= goals.share)
}

/** Reads the feed while members log in, over as many connections as in its own benchmark and over one. */
async function floodFeed(login: Load, feed: Load): Promise<void> {
  for (const readers of [connections, 1]) {
    const quiet: Run[] = []
    const flooded: Run[] = []
    for (let round = 0; round < options.rounds; round++) {
      const order = { connections: readers, seconds: options.seconds }
      quiet.push(await feed(order))
      flooded.push(await during(login, () => feed(order)))
    }
    const of = (runs: readonly Run[], figure: 'p50' | 'p99' | 'perSecond') =>
      medianOf(runs.map((run) => run[figure]))
    const told = (runs: readonly Run[]) =>
      `p50 ${of(runs, 'p50').toFixed(1)} ms, p99 ${of(runs, 'p99').toFixed(1)} ms, ${of(runs, 'perSecond').toFixed(0)} pages a second`
    console.log(`
the feed over ${readers} ${readers === 1 ? 'connection' : 'connections'}
quiet                          ${told(quiet)}
while ${connections} connections log in   ${told(flooded)}`)
    const lift = of(flooded, 'p99') / of(quiet, 'p99')
    against('p99, times that without', lift, goals.flooded, lift <= goals.flooded)
  }
}

/**
 * Returns the result of `work`, which runs while members log in; the logins begin before it and end after it.
 */
async function during<T>(login: Load, work: () => Promise<T>): Promise<T> {
  const margin = 1
  const flood = login({ connections, seconds: options.seconds + 2 * margin })
  const [, result] = await Promise.all([
    flood,
    new Promise((resolve) => setTimeout(resolve, margin * 1000)).then(work),
  ])
  return result
}
