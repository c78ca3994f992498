import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { world } from '../../../test/world.ts'
import { gathered } from './batched-read.ts'

const countTo = gathered<[last: number, word: string | null], { number: number; word: string | null }>(
  'test_count_to',
  ['int', 'text'],
  (last, word) => sql`
    select number, ${word} as word from generate_series(1, 10 / case when ${last} > 99 then 0 else 1 end) as number
    where number <= ${last}`,
)

test('who asks at the same moment is asked for together, and each gets what they asked for', async () => {
  const { platform } = await world()
  const { db } = platform.database
  const statements = async () => (await platform.metrics.statements.get()).values[0]?.value ?? 0
  const before = await statements()
  const asked = Array.from({ length: 40 }, (_, i) => countTo(db, i % 4, i % 2 ? `word ${i}` : null))
  const answers = await Promise.all(asked)
  for (const [i, rows] of answers.entries()) {
    assert.deepEqual(
      rows.map(({ number, word }) => ({ number, word })),
      Array.from({ length: i % 4 }, (_, n) => ({ number: n + 1, word: i % 2 ? `word ${i}` : null })),
    )
  }
  const sent = (await statements()) - before
  assert(sent >= 3 && sent <= 4, `${sent} statements, of which each asks for 16`)
  // Later reads aren't blocked.
  assert.equal((await countTo(db, 3, null)).length, 3)
})

test('a transaction asks alone, and a failure is everybody’s who was asked for with it', async () => {
  const { db } = (await world()).platform.database
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table seen on commit drop as select 1`.execute(tx)
    assert.equal((await countTo(tx, 2, null)).length, 2)
  })
  const both = await Promise.allSettled([countTo(db, 2, null), countTo(db, 100, null)])
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal((await countTo(db, 2, null)).length, 2)
})
