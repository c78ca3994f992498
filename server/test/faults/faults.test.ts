/**
 * Kills the server, its database, or both, at any moment while members are busy: each time it recovers,
 * everything it acknowledged is there exactly once, and no payment was made twice. A run prints its seed;
 * COMMONS_TEST_SEED repeats it.
 */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from '../../src/platform/db/transient-errors.ts'
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts'
import { assertKept, type BusyMembers, busyMembers } from '../busy-members.ts'
import { busyPayers } from '../money/busy-payers.ts'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import { isLong, onlyLong } from '../long.ts'

const rounds = isLong ? 50 : 2
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const timeout = 60_000 + rounds * 20_000
const ends: Array<() => Promise<void>> = []
after(async () => {
  for (const end of ends.toReversed()) await end()
})

/** mulberry32: small, and the same on every machine. */
function seeded(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function running(env: Record<string, string> = {}): Promise<CommonsProcess> {
  const commons = await commonsProcess(env)
  ends.push(() => commons.remove())
  await commons.start()
  return commons
}

let kept: Promise<CommonsProcess> | undefined
/**
 * One process with its own database, shared by all tests whose faults it survives; the last of them stops it
 * as an operator does.
 */
const embedded = () => (kept ??= running())

function busy(commons: CommonsProcess): BusyMembers {
  const members = busyMembers(commons.url, 6)
  ends.push(() => members.stop())
  return members
}

/** Resolves when the database accepts connections; the test's timeout fails a database that never does. */
async function answers({ ask }: CommonsProcess): Promise<void> {
  for (;;) {
    try {
      return void (await ask('select 1'))
    } catch (error) {
      assert.ok(error instanceof Error && isDatabaseAway(error), String(error))
      await sleep(10)
    }
  }
}

async function status(commons: CommonsProcess, where: string): Promise<number> {
  return (await fetch(commons.url + where)).status
}

test(
  `${rounds} kills of the server, the database or both lose and double nothing, and no money`,
  { timeout },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed} node --test server/test/faults/faults.test.ts`)
    const random = seeded(seed)
    const commons = await embedded()
    const members = busy(commons)
    const payers = await busyPayers(commons, 4)
    ends.push(() => payers.stop())
    const crowds = [members, payers]
    const acknowledged = () => Promise.all(crowds.map((crowd) => crowd.nextAcknowledged()))
    const assertAllKept = async () => {
      for (const { problems } of crowds) assert.deepEqual(problems, [])
      await assertKept(members.acknowledged, commons.ask)
      await payers.assertPaid()
    }
    await acknowledged()
    const kills = {
      server: () => commons.killServer(),
      database: async () => commons.signalDatabase('SIGKILL'),
      both: async () => {
        commons.signalDatabase('SIGKILL')
        await commons.killServer()
      },
    }
    const took: string[] = []
    // Each kind at least once, then at random. In a short run, the server is only killed together with its
    // database.
    const plan = isLong
      ? [...Object.keys(kills), ...Array.from({ length: rounds - 3 }, () => '')]
      : ['database', 'both']
    for (const given of plan) {
      const what = (given || ['server', 'database', 'both'][Math.floor(random() * 3)]) as keyof typeof kills
      await sleep(random() * 600)
      await kills[what]()
      const killed = performance.now()
      if (what === 'database') assert.equal(await status(commons, '/livez'), 200)
      else await commons.start()
      // Processes of a killed database finish their current work, and may still acknowledge it.
      await answers(commons)
      await acknowledged()
      took.push(`${what} ${Math.round(performance.now() - killed)} ms`)
      assert.ok(commons.runs())
      await assertAllKept()
    }
    t.diagnostic(`answered again after: ${took.join(', ')}`)
    await Promise.all([members.stop(), payers.finish()])
    await assertAllKept()
    await payers.assertNothingElse()
    assert.ok(members.acknowledged.posts.size > rounds)
    for (const call of ['tip', 'coin_transfer', 'crowdfunding', 'withdraw_eth'])
      assert.ok(payers.paid.some((each) => each.call === call))
    t.diagnostic(`${payers.paid.length} payments, each once`)

    await jobsWork(commons)
    await busListens(commons.ask)
  },
)

test(
  'a database that somebody else restarts is told as not ready, and then works on',
  { timeout },
  async () => {
    const commons = await embedded()
    const members = busy(commons)
    for (const signal of isLong
      ? (['SIGINT', 'SIGQUIT', 'SIGINT'] as const)
      : (['SIGQUIT', 'SIGINT'] as const)) {
      await members.nextAcknowledged()
      commons.signalDatabase(signal)
      while ((await status(commons, '/readyz')) !== 503) assert.equal(await status(commons, '/livez'), 200)
      while ((await status(commons, '/readyz')) !== 200) await sleep(10)
      await members.nextAcknowledged()
    }
    await members.stop()
    assert.deepEqual(members.problems, [])
    await assertKept(members.acknowledged, commons.ask)
  },
)

test('a database that says nothing at all is told as away, and hangs nobody', { timeout }, async () => {
  const commons = await embedded()
  const before = busy(commons)
  await before.nextAcknowledged()
  await before.stop()
  // Freezes only the pool's backends: they keep their connections, but answer nothing. And only idle ones,
  // since a backend that holds a database-wide lock would block all others too.
  const frozen = await commons.ask<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'commons' and state = 'idle'",
  )
  for (const { pid } of frozen) process.kill(pid, 'SIGSTOP')
  // A job may have begun meanwhile: such a backend holds locks that everybody waits for, and goes on.
  const busyPids = await commons.ask<{ pid: number }>(
    "select pid from pg_stat_activity where pid = any($1) and state <> 'idle'",
    [frozen.map(({ pid }) => pid)],
  )
  for (const { pid } of busyPids) process.kill(pid, 'SIGCONT')
  assert.ok(frozen.length > busyPids.length)
  const members = busy(commons)
  // The pool has opened other connections in their place.
  await members.nextAcknowledged()
  while (members.overloaded() === 0) await sleep(10)
  for (const { pid } of frozen) process.kill(pid, 'SIGCONT')
  await members.nextAcknowledged()
  await members.stop()
  for (const { problems, acknowledged } of [before, members]) {
    assert.deepEqual(problems, [])
    await assertKept(acknowledged, commons.ask)
  }
  assert.equal(await commons.stop(), 0)
})

test(
  'a foreign database that ends its connections or itself is found again',
  { ...onlyLong, timeout },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'commons-foreign-'))
    chmodSync(folder, 0o711)
    ends.push(() => rm(folder, { recursive: true, force: true }))
    const silent = () => undefined
    const log = { info: silent, warn: silent, error: silent }
    const foreign = await startEmbeddedPostgres({ dataDir: folder, log })
    ends.push(() => foreign.stop())
    const { host, port, user, password, database } = foreign.connection
    const [secret, where] = [password, host].map(encodeURIComponent)
    const commons = await running({
      DATABASE_URL: `postgres://${user}:${secret}@${where}:${port}/${database}`,
      DATA_DIR: path.join(folder, 'files'),
    })
    const members = busy(commons)

    const ask = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      const client = new pg.Client(foreign.connection)
      await client.connect()
      try {
        return (await client.query<Row>(text, [...values])).rows
      } finally {
        await client.end()
      }
    }
    for (let i = 0; i < rounds * 2; i++) {
      await members.nextAcknowledged()
      await ask(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'commons%'",
      )
    }
    await members.nextAcknowledged()
    await members.stop()
    assert.ok(commons.runs())
    assert.deepEqual(members.problems, [])
    await assertKept(members.acknowledged, ask)
    await busListens(ask)
    assert.equal(await commons.stop(), 0)
  },
)

/** Asserts that queued jobs are done by the process that lost its database. */
async function jobsWork({ ask }: CommonsProcess): Promise<void> {
  await ask(`insert into used_captchas (signature, expires_at) values ('spent', now() - interval '1 day')`)
  await ask(`insert into jobs.job (name) values ('platform.housekeeping')`)
  while ((await ask(`select from used_captchas where signature = 'spent'`)).length > 0) await sleep(50)
}

async function busListens(ask: CommonsProcess['ask']): Promise<void> {
  const listening = `select from pg_stat_activity where application_name = 'commons bus' and query = 'listen commons'`
  while ((await ask(listening)).length === 0) await sleep(50)
}
