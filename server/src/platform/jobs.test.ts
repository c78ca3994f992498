import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { world } from '../../test/world.ts'

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
