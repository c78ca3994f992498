import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { until } from '../../test/until.ts'
import { world } from '../../test/world.ts'
import { openJobs } from './jobs.ts'

test('a crowd of jobs is done once each, and one that fails fails alone and is tried again', async () => {
  const { platform } = await world()
  const { jobs, database } = platform
  const tries = new Map<number, number>()
  const kind = {
    name: 'test.count',
    work: async ({ n }: { n: number }) => {
      const count = (tries.get(n) ?? 0) + 1
      tries.set(n, count)
      if (n === 7 && count === 1) throw new Error('not this time')
    },
  }
  await jobs.prepare([kind])
  await database.db.transaction().execute(async (tx) => {
    for (let n = 0; n < 50; n++) await jobs.add(tx, kind, { n })
  })
  await assert.rejects(
    database.db.transaction().execute(async (tx) => {
      await jobs.add(tx, kind, { n: 1000 })
      throw new Error('rolled back')
    }),
  )
  await jobs.work([kind])
  while (tries.size < 50) await sleep(20)
  // The retry is some seconds away; make it due now.
  const soon = `update jobs.job set start_after = now()
    where name = $1 and state = 'retry' and start_after > now() + interval '3 seconds' returning id`
  while ((await database.pool.query(soon, [kind.name])).rows.length === 0) await sleep(20)
  while (tries.get(7) !== 2) await sleep(20)
  const more = [...tries].filter(([n, count]) => count !== (n === 7 ? 2 : 1))
  assert.deepEqual(more, [])
})

/** Opens the jobs of another process beside those of the file's world. */
async function otherProcess() {
  const { platform, database } = await world()
  const { bus, log, config } = platform
  const opening = { connection: database.connection, roles: config.COMMONS_ROLE, bus, log }
  const stateOf = async (name: string) =>
    (
      await platform.database.pool.query<{ state: string; retry_count: number }>(
        'select state, retry_count from jobs.job where name = $1 order by state::text, retry_count',
        [name],
      )
    ).rows.map(({ state, retry_count: count }) => `${state} ${count}`)
  return { jobs: await openJobs(opening), platform, stateOf }
}

/** Work that goes on until the test ends it. */
function heldWork(name: string) {
  const held = Promise.withResolvers<void>()
  let begun = 0
  const kind = {
    name,
    retries: 1,
    work: async () => {
      begun++
      await held.promise
    },
  }
  return { kind, fail: () => held.reject(new Error('no')), begun: () => begun }
}

test('a process that leaves gives back at once what it has not begun; what fails meanwhile has failed', async () => {
  const { jobs, platform, stateOf } = await otherProcess()
  const { kind, fail, begun } = heldWork('test.left')
  await jobs.prepare([kind])
  await platform.database.db.transaction().execute(async (tx) => {
    for (let n = 0; n < 3; n++) await jobs.add(tx, kind, {})
  })
  await jobs.work([kind])
  await until(async () => begun() === 1)
  assert.deepEqual(await stateOf(kind.name), ['active 0', 'active 0', 'active 0'])
  jobs.leave()
  await until(async () => (await stateOf(kind.name)).includes('created 0'))
  assert.deepEqual(await stateOf(kind.name), ['active 0', 'created 0', 'created 0'])

  let elsewhere = 0
  const other = { ...kind, work: async () => void elsewhere++ }
  await platform.jobs.work([other])
  await until(async () => elsewhere === 2)
  fail()
  await until(async () => (await stateOf(kind.name)).includes('retry 0'))
  await jobs.close()
  assert.deepEqual(await stateOf(kind.name), ['completed 0', 'completed 0', 'retry 0'])
  assert.equal(begun(), 1)
})

test('what the end of a process breaks off is handed over, unless another one has had it since', async () => {
  const { jobs, platform, stateOf } = await otherProcess()
  const kept = heldWork('test.broken-off')
  const taken = heldWork('test.taken')
  await jobs.prepare([kept.kind, taken.kind])
  await platform.database.db.transaction().execute(async (tx) => {
    for (const { kind } of [kept, taken]) await jobs.add(tx, kind, {})
  })
  await jobs.work([kept.kind, taken.kind])
  await until(async () => kept.begun() + taken.begun() === 2)
  const settled = jobs.settle()
  for (const { fail } of [kept, taken]) fail()
  await settled
  assert.deepEqual(await stateOf(kept.kind.name), ['retry 0'])
  await platform.database.pool.query(
    `update jobs.job set state = 'failed', retry_count = 1 where name = $1 and state = 'retry'`,
    [taken.kind.name],
  )
  await jobs.close()
  assert.deepEqual(await stateOf(kept.kind.name), ['created 0'])
  assert.deepEqual(await stateOf(taken.kind.name), ['failed 1'])
})

test('a version that does a job at another time changes when it is due; one that does not writes nothing', async () => {
  const { jobs, platform } = await otherProcess()
  const work = async () => undefined
  const schedule = async () => {
    const { rows } = await platform.database.pool.query<{ cron: string; xmin: string }>(
      `select cron, xmin::text from jobs.schedule where name = 'test.often'`,
    )
    return rows[0]
  }
  await platform.jobs.work([{ name: 'test.often', every: '0 3 * * *', work }])
  const first = await schedule()
  assert.equal(first?.cron, '0 3 * * *')
  await jobs.work([{ name: 'test.often', every: '0 3 * * *', work }])
  assert.deepEqual(await schedule(), first)
  await jobs.work([{ name: 'test.often', every: '30 4 * * *', work }])
  assert.equal((await schedule())?.cron, '30 4 * * *')
  await jobs.close()
})
