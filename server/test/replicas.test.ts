/**
 * Reads on a replica: nothing older than what was committed when they came, whoever wrote it where, and nothing lost when
 * the replica goes.
 */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { judgeReplicas } from '../src/platform/db/check-replicas.ts'
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
import { testPair } from './replica.ts'
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

afterEach(async () => {
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
  const run = async () => {
    while (!ending.signal.aborted) {
      await replica.delay(draw([0, 0, 3, 8, 15]))
      await sleep(draw([50, 200, 400]))
      if (draw([false, false, true])) {
        await replica.pause()
        await sleep(draw([5, 20, 100]))
        await replica.resume()
      }
    }
    await replica.delay(0)
  }
  const done = run()
  return () => {
    ending.abort()
    return done
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
  await stop()
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

test('a start refuses what is no replica of its database, and goes on without one that is down', async () => {
  const { processes, replica } = await twoProcesses()
  const { database } = processes[0]
  const primary = database.connection
  const judge = (...urls: string[]) => judgeReplicas(urls, primary, { warn: () => void warned++ })
  let warned = 0
  const right = replica.urlOf(database.name)
  await judge(right)
  await assert.rejects(judge(database.connectionString), /DATABASE_REPLICA_URLS is not a standby/)
  const stranger = await testDatabase()
  await assert.rejects(judge(right, stranger.connectionString), /number 2, is not a copy of the database/)
  await stranger.drop()
  await assert.rejects(judge(replica.urlOf('postgres')), /names the database postgres/)
  await assert.rejects(judge(replica.urlOf('nowhere')), /names the database nowhere, which is not there/)
  await assert.rejects(judge(right.replace(/:[^:@]*@/, ':wrong@')), /wrong user or password/)
  assert.equal(warned, 0)
  await judge(right.replace(/:\d+\//, ':9/'))
  assert.equal(warned, 1)

  const embedded = await commonsProcess({ DATABASE_REPLICA_URLS: right })
  await assert.rejects(embedded.start(), /DATABASE_REPLICA_URLS only works with DATABASE_URL/)
  await embedded.remove()
})

// The last one: afterwards it is no replica any more.
test('a replica that is promoted leaves the rotation for good', async () => {
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
