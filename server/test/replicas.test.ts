/**
 * Reads on a replica: nothing older than what was committed when they came, whoever wrote it where, and nothing lost when
 * the replica goes.
 */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '../src/platform/call/refusal.ts'
import { findServer, judgeReplicas, replicaFlawOf } from '../src/platform/db/check-replicas.ts'
import { type ReadIndex, readIndexOf } from '../src/platform/db/read-index.ts'
import { Replica } from '../src/platform/db/replica.ts'
import { isBroken } from '../src/platform/db/replicas.ts'
import { commonsProcess } from './commons-process.ts'
import { testDatabase } from './database.ts'
import { allCalls } from '@commons/contract/all.ts'
import fc from 'fast-check'
import { sendRaw } from './fakes/raw-request.ts'
import { rightPlan } from './fuzz/plans.ts'
import { openScene } from './fuzz/scene.ts'
import { makeNeighbours } from './late-replica.ts'
import { isLong, onlyLong } from './long.ts'
import { openPage, type Page } from './page.ts'
import { makeProcesses } from './processes.ts'
import { makeProject, passDeadline, pledge } from './scenes/funding-scene.ts'
import { give, openMoney } from './scenes/wallet-scene.ts'
import { settleProject } from '../src/features/funding/settling/settle.ts'
import { testPair } from './replica.ts'
import { openGate } from './replica-gate.ts'
import type { ReplicaServer } from './replica-server.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const seconds = isLong ? 120 : 4

let shared: ReturnType<typeof makeProcesses> | undefined

/** Returns two processes that read from one replica, with it in rotation. */
async function twoProcesses() {
  const { replica } = await testPair()
  const processes = await (shared ??= testPair().then(makeProcesses))
  await replica.start()
  await replica.delay(0)
  await until(async () => processes.every(({ platform }) => platform.replicas.up() === 1))
  return { processes, replica }
}

/** What this test has opened beside the processes. */
const opened: Array<() => unknown> = []

afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  for (const { platform } of (await shared) ?? []) platform.replicas.patienceMs = 30
})

/** Counts the reads of these processes. */
const counted = (processes: readonly World[]) =>
  processes.reduce(
    (sum, { platform }) => {
      const { primary, replica } = platform.replicas.counts()
      return { primary: sum.primary + primary, replica: sum.replica + replica }
    },
    { primary: 0, replica: 0 },
  )

test('a declared read is answered by the replica, and has the write before it', async () => {
  const { processes } = await twoProcesses()
  const [one, other] = processes
  const ada = await one.person('Ada')
  for (const { platform } of processes) platform.replicas.patienceMs = 5_000
  for (const each of processes) {
    const { recdata } = await one.as(ada).call('add_post', { message: 'Hello' })
    const before = counted([each])
    const { recdata: posts } = await each.as(ada).call('user_timeline', { view_user_id: ada.id })
    assert.equal(posts[0]?.post_id, recdata.post_id)
    assert.deepEqual(counted([each]), { ...before, replica: before.replica + 1 })
  }
  const before = counted(processes)
  await other.as(ada).call('wallet_balance', {})
  assert.deepEqual(counted(processes), before, 'money is read where it is written')
})

test('one that lags behind leaves the rotation, says how far behind it is, and comes back', async () => {
  const { processes, replica } = await twoProcesses()
  const [one] = processes
  const ada = await one.person('Ada')
  await replica.pause()
  await one.as(ada).call('add_post', { message: 'Hello' })
  assert.equal((await one.as(ada).call('user_timeline', { view_user_id: ada.id })).recdata.length, 1)
  assert.equal(one.platform.replicas.up(), 0)
  await sleep(20)
  const metrics = await one.platform.metrics.registry.metrics()
  assert.match(metrics, /commons_replica_up\{replica="127\.0\.0\.1:\d+\/test_\w+"\} 0/)
  assert.match(metrics, /commons_replica_lag_bytes\{[^}]*\} [1-9]/)
  assert.match(metrics, /commons_replica_lag_seconds\{[^}]*\} \d*\.?\d*[1-9]/)
  assert.match(metrics, /commons_reads_total\{where="primary"\} [1-9]/)
  await replica.resume()
  await until(async () => one.platform.replicas.up() === 1)
  assert.match(await one.platform.metrics.registry.metrics(), /commons_replica_up\{[^}]*\} 1/)
})

test(
  'every call that is declared for replicas is answered by one: none of them writes',
  onlyLong,
  async () => {
    const pair = await testPair()
    const scene = await openScene({}, pair)
    const { replicas } = scene.here.platform
    await until(async () => replicas.up() === 1)
    replicas.patienceMs = 10_000
    const elsewhere: string[] = []
    for (const { call } of allCalls.filter((each) => each.call.replica)) {
      let answered = false
      for (let time = 0; !answered && time < 100; time++) {
        for (const plan of fc.sample(rightPlan(call, scene.known), { seed: seed + time, numRuns: 20 })) {
          const before = replicas.counts()
          const { status } = await sendRaw(scene.here.url, scene.toRequest(plan))
          const after = replicas.counts()
          if (after.primary > before.primary || status >= 500) elsewhere.push(`${call.name} ${status}`)
          answered = status === 200 && after.replica > before.replica
          if (answered) break
        }
      }
      assert(answered, `${call.name} was never answered by the replica`)
    }
    assert.deepEqual(elsewhere, [])
  },
)

/** Pauses the replica and makes it late, again and again. */
function disturb(replica: ReplicaServer, draw: <T>(things: readonly T[]) => T) {
  const ending = new AbortController()
  let kills = 0
  const run = async () => {
    while (!ending.signal.aborted) {
      await replica.delay(draw([0, 0, 3, 8, 15]))
      await sleep(draw([50, 200, 400]))
      if (draw([false, false, true])) {
        await replica.pause()
        await sleep(draw([5, 20, 100]))
        await replica.resume()
      }
      // Seldom: it is away for seconds each time.
      if (isLong && draw(Array.from({ length: 60 }, (_, nth) => nth === 0))) {
        kills++
        await replica.kill()
        await replica.start()
      }
    }
    await replica.delay(0)
  }
  const done = run()
  return () => {
    ending.abort()
    return done.then(() => kills)
  }
}

test('nobody misses what they wrote, or sees what was taken from them, however late a replica is', async (t) => {
  t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed}`)
  const { processes, replica } = await twoProcesses()
  let state = seed
  const draw = <T>(things: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return things[(state >>> 8) % things.length] as T
  }
  const before = counted(processes)
  const stop = disturb(replica, draw)
  const pairs = []
  for (let i = 0; i < 4; i++) pairs.push(await makeNeighbours(processes, draw))
  const found = () => {
    const { primary, replica: there } = counted(processes)
    return { primary: primary - before.primary, replica: there - before.replica }
  }
  const areBothTried = () => found().primary > 0 && found().replica > 20
  const begun = performance.now()
  const goesOn = () => {
    const past = performance.now() - begun
    // On a busy machine it takes longer until both roads have been taken.
    return past < seconds * 1000 || (past < 60_000 && !areBothTried())
  }
  const lives = await Promise.allSettled(
    pairs.map(async (pair) => {
      while (goesOn()) await pair.step()
      return pair.done
    }),
  )
  t.diagnostic(`killed ${await stop()} times`)
  for (const each of lives) if (each.status === 'rejected') throw each.reason
  t.diagnostic(
    JSON.stringify({ ...found(), lives: lives.map((each) => each.status === 'fulfilled' && each.value) }),
  )
  assert(areBothTried(), `a road was not tried: ${JSON.stringify(found())}`)
})

/** Does `write`, and waits until this page has heard a hint of the topic that isn't an earlier one, repeated. */
async function hinted(page: Page, topic: string, write: () => Promise<unknown>): Promise<void> {
  const heard = () => page.frames.filter(({ hints }) => Array.isArray(hints) && hints.includes(topic)).length
  const before = heard()
  await write()
  await until(async () => heard() > before)
}

test('a page that a hint makes read again reads the change', async () => {
  const { processes, replica } = await twoProcesses()
  const [one, other] = processes
  const ada = await one.person('Ada')
  const { recdata } = await one.as(ada).call('add_post', { message: 'First' })
  const { post_id } = recdata
  const topic = `post:${post_id}`
  await replica.delay(8)
  const page = await openPage(other, ada, [topic])
  await sleep(100)
  for (let i = 0; i < (isLong ? 100 : 10); i++) {
    await hinted(page, topic, () => one.as(ada).call('edit_post', { post_id, message: `Edited ${i}` }))
    const seen = await other.as(ada).call('post_detail', { post_id })
    assert.equal(seen.recdata.message, `Edited ${i}`)
  }
  page.leave()
})

test('a name changed in one process is new in the lists of the other, and stays it', async () => {
  const { processes, replica } = await twoProcesses()
  const [one, other] = processes
  const ada = await one.person('Ada')
  await one.as(ada).call('add_post', { message: 'Hello' })
  await replica.delay(8)
  const nameIn = async ({ as }: World) =>
    (await as(ada).call('user_timeline', { view_user_id: ada.id })).recdata[0]?.full_name
  const topic = `member:${ada.id}`
  const page = await openPage(other, ada, [topic])
  await sleep(100)
  const rename = (display_name: string) => one.as(ada).call('update_display_name', { display_name })
  for (const letter of 'BCDEFGHIJK') {
    // Reads that came before the change are answered after it, and must not leave the old name behind.
    const reading = [nameIn(other), nameIn(other)]
    await hinted(page, topic, async () => {
      reading.push(nameIn(other))
      await rename(`Ada ${letter}`)
      reading.push(nameIn(other))
    })
    reading.push(nameIn(other))
    assert.equal(await nameIn(other), `Ada ${letter}`)
    await Promise.all(reading)
    assert.equal(await nameIn(other), `Ada ${letter}`)
  }
  page.leave()
})

test('kill -9 of the replica fails no call, and it comes back', async () => {
  const { processes, replica } = await twoProcesses()
  const [one] = processes
  const ada = await one.person('Ada')
  for (let i = 0; i < 5; i++) await one.as(ada).call('add_post', { message: `Post ${i}` })
  const ending = new AbortController()
  let reads = 0
  const read = async (here: World) => {
    while (!ending.signal.aborted) {
      await here.as(ada).call('user_timeline', { view_user_id: ada.id })
      reads++
    }
  }
  const readers = [0, 1, 2, 3].flatMap(() => processes.map(read))
  try {
    for (let i = 0; i < (isLong ? 10 : 1); i++) {
      await sleep(300)
      const before = counted(processes)
      await replica.kill()
      await until(async () => processes.every(({ platform }) => platform.replicas.up() === 0))
      await until(async () => counted(processes).primary > before.primary)
      await replica.start()
      await until(async () => processes.every(({ platform }) => platform.replicas.up() === 1))
      const back = counted(processes)
      await until(async () => counted(processes).replica > back.replica)
    }
  } finally {
    ending.abort()
  }
  await Promise.all(readers)
  assert(reads > 0)
})

/** Returns a replica of these processes' database, in rotation, whose primary can be made up. */
async function lone([{ database, platform }]: readonly [World, World], { port }: { port?: number } = {}) {
  const { replica } = await testPair()
  const url = replica.urlOf(database.name)
  const ask = readIndexOf(platform.database.db)
  const made = {
    index: ask,
    ask,
    replica: new Replica({
      connection: { connectionString: port === undefined ? url : url.replace(/:\d+\//, `:${port}/`) },
      poolSize: 5,
      statements: { inc: () => undefined },
      log: platform.log,
      index: (): Promise<ReadIndex> => made.index(),
      primary: () => findServer(platform.database.pool),
      patienceMs: () => 30,
      // It learns nothing from connections that are held.
      silenceMs: 60_000,
    }),
  }
  opened.push(() => made.replica.close())
  await until(async () => made.replica.isUp)
  return made
}

test(
  'after a crash, in an earlier state, it answers nothing until it has everything again',
  onlyLong,
  async () => {
    const { processes, replica } = await twoProcesses()
    const [one] = processes
    const ada = await one.person('Ada')
    const seen = async () => {
      const lists = processes.map(({ as }) => as(ada).call('user_timeline', { view_user_id: ada.id }))
      return (await Promise.all(lists)).map(({ recdata }) => recdata.length)
    }
    await replica.askPrimary('checkpoint')
    await until(async () => (await lagOf(replica, one)) === 0)
    await replica.ask('checkpoint')
    let posts = 0
    const post = async () => {
      await one.as(ada).call('add_post', { message: `Post ${++posts}` })
      assert.deepEqual(await seen(), [posts, posts])
    }
    for (let i = 0; i < 3; i++) await post()
    const gate = await openGate(Number(new URL(replica.urlOf('postgres')).port))
    opened.push(gate.close)
    const { replica: held } = await lone(processes, gate)
    const count = () =>
      held.read((db) =>
        db
          .selectFrom('posts')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst(),
      )
    const before = await count()
    const asked = await lone(processes)
    gate.hold()
    const shown = await asked.ask()
    assert(await asked.replica.reaches(shown))
    // For this one, nothing is ever written any more: by what it had shown, it would have everything.
    asked.index = async () => ({ ...shown, askedAt: performance.now() })
    await replica.kill()
    await until(async () => !asked.replica.isUp)
    assert.deepEqual(await seen(), [posts, posts])
    await replica.delay(600_000)
    await replica.start()
    for (let i = 0; i < 5; i++) assert.deepEqual(await seen(), [posts, posts])
    // One whose connections don't say that its server is gone.
    assert(held.isUp)
    for (const each of await Promise.allSettled([count(), count(), count()]))
      assert(each.status === 'rejected' || each.value?.n === before?.n, 'an earlier state was read')
    assert(!held.isUp)
    for (let i = 0; i < 5; i++) await post()
    await sleep(1_000)
    assert(!asked.replica.isUp, 'in an earlier state it came back')
    assert((await lagOf(replica, one)) > 0, 'it is not in an earlier state')
    assert(processes.every(({ platform }) => platform.replicas.up() === 0))
    await replica.delay(0)
    await until(async () => processes.every(({ platform }) => platform.replicas.up() === 1))
    await post()
  },
)

/** How many bytes of the log it has not replayed. */
async function lagOf(replica: ReplicaServer, { platform }: World): Promise<number> {
  const { position } = await readIndexOf(platform.database.db)()
  const [row] = await replica.ask<{ lag: number }>(
    `select (${position} - (pg_last_wal_replay_lsn() - '0/0'::pg_lsn))::bigint as lag`,
  )
  assert(row)
  return Math.max(0, Number(row.lag))
}

test('one that is ahead of the primary shows another history, and leaves the rotation', async () => {
  const { processes } = await twoProcesses()
  const made = await lone(processes)
  const putBack = async () => ({ ...(await made.ask()), position: 1 })
  made.index = putBack
  assert.equal(await made.replica.reaches(await putBack()), false)
  assert(!made.replica.isUp, 'by a read')
  made.index = made.ask
  await until(async () => made.replica.isUp)
  made.index = putBack
  await until(async () => !made.replica.isUp)
  const primary = await findServer(processes[0].platform.database.pool)
  const ahead = { ...primary, is_standby: true, position: (primary.position ?? 0) + 1 }
  assert.match(replicaFlawOf(ahead, primary)?.why ?? '', /ahead of the primary/)
})

test('a process that is busy does not take a replica for late', async () => {
  const { processes, replica } = await twoProcesses()
  const [one] = processes
  const made = await lone(processes)
  for (let i = 0; i < 3; i++) {
    await one.person('Ada')
    const index = await made.ask()
    await until(async () => (await lagOf(replica, one)) === 0)
    const reached = made.replica.reaches(index)
    await new Promise<void>((resolve) => process.nextTick(resolve))
    for (const end = performance.now() + 60; performance.now() < end;);
    assert(await reached)
  }
})

test(
  'what fails on a replica alone is answered by the primary, and only a broken server leaves',
  onlyLong,
  async () => {
    const { processes, replica } = await twoProcesses()
    const [{ platform }] = processes
    const { replicas } = platform
    replicas.patienceMs = 5_000
    const failing = (error: Error) => {
      let there = 0
      return replicas.read(async (db) => {
        if (db === platform.database.db) return there
        there++
        throw error
      })
    }
    const ofState = (code: string) => Object.assign(new pg.DatabaseError(code, 1, 'error'), { code })
    await assert.rejects(failing(new Refusal('post_not_found')), Refusal)
    for (const mild of [
      ofState('57P01'),
      ofState('42P01'),
      new Error('Connection terminated unexpectedly'),
    ]) {
      assert.equal(await failing(mild), 1)
      assert.equal(replicas.up(), 1, mild.message)
    }
    for (const broken of [ofState('58030'), ofState('28000'), new Error('Unknown message')])
      assert(isBroken(broken), broken.message)
    for (const grave of [ofState('53300'), ofState('XX001')]) {
      assert.equal(await failing(grave), 1)
      assert.equal(replicas.up(), 0, grave.message)
      await until(async () => replicas.up() === 1)
    }
    // One connection that ends disturbs nobody else.
    let ends: (() => void) | undefined
    const ended = new Promise<void>((resolve) => (ends = resolve))
    const reading = replicas.read(async (db) => {
      await ended
      return db !== platform.database.db
    })
    await sleep(20)
    await replica.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'commons'`,
    )
    await sleep(50)
    ends?.()
    assert(await reading, 'a read in progress went to the primary')
    assert.equal(replicas.up(), 1)
  },
)

test('one that is closed while it connects leaves no connection', async () => {
  const { processes, replica } = await twoProcesses()
  const [{ database, platform }] = processes
  const gate = await openGate(Number(new URL(replica.urlOf('postgres')).port), 200)
  opened.push(gate.close)
  const closed = new Replica({
    connection: { connectionString: replica.urlOf(database.name).replace(/:\d+\//, `:${gate.port}/`) },
    poolSize: 5,
    statements: { inc: () => undefined },
    log: platform.log,
    index: readIndexOf(platform.database.db),
    primary: () => findServer(platform.database.pool),
    patienceMs: () => 30,
  })
  await until(async () => gate.open() === 1)
  await closed.close()
  await until(async () => gate.open() === 0)
})

test('a start refuses what is no replica of its database, and goes on without one that is down', async () => {
  const { processes, replica } = await twoProcesses()
  const { database } = processes[0]
  const primary = database.connection
  const judge = (...urls: string[]) => judgeReplicas(urls, primary, { warn: () => void warned++ })
  let warned = 0
  const right = replica.urlOf(database.name)
  await judge(right)
  const stranger = await testDatabase()
  await assert.rejects(judge(right, stranger.connectionString), /number 2, is not a copy of the database/)
  await stranger.drop()
  await assert.rejects(judge(replica.urlOf('postgres')), /names the database postgres/)
  await assert.rejects(judge(replica.urlOf('nowhere')), /names the database nowhere/)
  await assert.rejects(judge(right.replace(/:[^:@]*@/, ':wrong@')), /wrong user or password/)
  assert.equal(warned, 0)
  await judge(right.replace(/:\d+\//, ':9/'))
  assert.equal(warned, 1)
  // As after a failover: it may become a replica again.
  await judge(right, database.connectionString)
  assert.equal(warned, 2)

  const embedded = await commonsProcess({ DATABASE_REPLICA_URLS: right })
  await assert.rejects(embedded.start(), /DATABASE_REPLICA_URLS only works with DATABASE_URL/)
  await embedded.remove()
})

test(
  'a list that settling tells of has what was settled, though nothing waits for the disk',
  onlyLong,
  async () => {
    const { processes, replica } = await twoProcesses()
    const [one, other] = processes
    await openMoney(one)
    const ada = await one.person('Ada')
    const bob = await one.person('Bob')
    await give(one, bob, { FCELL: '1000' })
    await give(one, ada, {})
    for (const { platform } of processes) platform.replicas.patienceMs = 5_000
    await replica.askPrimary(`alter system set wal_writer_delay = '10s'`)
    await replica.askPrimary('select pg_reload_conf()')
    try {
      for (let i = 0; i < 10; i++) {
        const group = await makeProject(one, ada, { name: `Well ${i}` })
        await pledge(one, bob, group, '100')
        await passDeadline(one, group)
        await settleProject(one.platform, group)
        const before = counted([other])
        const { recdata } = await other.as(ada).call('all_project_list', { stage: 'ended' })
        assert.deepEqual(counted([other]), { ...before, replica: before.replica + 1 })
        assert.equal(recdata.find(({ id }) => id === group)?.state, 'paid', `well ${i}`)
      }
    } finally {
      await replica.askPrimary('alter system reset wal_writer_delay')
      await replica.askPrimary('select pg_reload_conf()')
    }
  },
)

// The last one: afterwards it is no replica any more.
test('a replica that is promoted leaves the rotation for good', onlyLong, async () => {
  const { processes, replica } = await twoProcesses()
  const [one] = processes
  const ada = await one.person('Ada')
  await replica.promote()
  await until(async () => processes.every(({ platform }) => platform.replicas.up() === 0))
  await one.as(ada).call('add_post', { message: 'Hello' })
  await sleep(500)
  assert.equal((await one.as(ada).call('user_timeline', { view_user_id: ada.id })).recdata.length, 1)
  assert.equal(one.platform.replicas.up(), 0)
})
