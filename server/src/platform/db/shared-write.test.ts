import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { world, type World } from '../../../test/world.ts'
import { statementsOf } from '../../../test/statements.ts'
import { oneStatement } from './prepared.ts'
import { listText } from './list-text.ts'
import { sharedWrite } from './shared-write.ts'

interface Added {
  id: number
  total: number
}

/** Adds to a tally, and writes down what each member added. */
const add = sharedWrite<{ member: number; tally: number; amount: number; words: string }, Added>(
  'test_add_to_tally',
  { member: 'bigint', tally: 'bigint', amount: 'int', words: 'text[]' },
  ({ asked, orLeave }) => sql`
    with target as materialized (
      select t.id, asked.* from ${asked} join test_tallies t on t.id = asked.tally for no key update of t ${orLeave}),
    written as (
      insert into test_added (tally, member, amount, words) select tally, member, amount, words from target returning *),
    counted as (
      update test_tallies t set total = t.total + more.amount
      from (select tally, sum(amount)::int as amount from written group by tally) as more
      where t.id = more.tally returning t.id, t.total)
    select target.nth, counted.id, counted.total
    from written join target using (tally, member) join counted on counted.id = written.tally`,
)

let here: World
before(async () => {
  here = await world()
  const { db } = here.platform.database
  await sql`create table test_tallies (id bigint primary key, total int not null default 0)`.execute(db)
  await sql`create table test_added (tally bigint, member bigint, amount int check (amount > 0), words text[], at int generated always as identity)`.execute(
    db,
  )
})

let last = 0
async function makeTally(): Promise<number> {
  const id = ++last
  await sql`insert into test_tallies (id) values (${id})`.execute(here.platform.database.db)
  return id
}

async function totalOf(tally: number): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`select total from test_tallies where id = ${tally}`.execute(
    here.platform.database.db,
  )
  return rows[0]?.total
}

const addAlone = (member: number, tally: number, amount = 1, words: string[] = []) =>
  add(oneStatement(here.platform.database.db), { member, tally, amount, words: listText(words) })

test('writes of the same moment share a statement, and each gets its own answer', async () => {
  const tallies = [await makeTally(), await makeTally()]
  let answers: Added[][] = []
  const sent = await statementsOf(here.platform, async () => {
    answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        addAlone(i, tallies[i % 2] ?? 0, 1 + (i % 2), [`"${i}"`, 'a\\b, {c}']),
      ),
    )
  })
  assert(sent <= 2, `${sent} statements`)
  assert.deepEqual(
    answers.map((rows) => rows.map(({ id, total }) => [id, total])),
    Array.from({ length: 30 }, (_, i) => [[tallies[i % 2], 15 * (1 + (i % 2))]]),
  )
  const { rows } = await sql<{ words: string[] }>`
    select words from test_added where member = 7 and tally = ${tallies[1]}`.execute(
    here.platform.database.db,
  )
  assert.deepEqual(rows, [{ words: ['"7"', 'a\\b, {c}'] }])
})

test('one that has to wait for a lock keeps nobody waiting', async () => {
  const [held, free] = [await makeTally(), await makeTally()]
  const { db } = here.platform.database
  let waits: Promise<Added[]> | undefined
  await db.transaction().execute(async (tx) => {
    await sql`select from test_tallies where id = ${held} for update`.execute(tx)
    waits = addAlone(1, held)
    const others = await Promise.all([addAlone(2, free), addAlone(3, free)])
    assert.deepEqual(
      others.map((rows) => rows[0]?.total),
      [2, 2],
    )
    // Also those that come while it waits by itself.
    assert.equal((await addAlone(4, free))[0]?.total, 3)
    await sql`update test_tallies set total = 10 where id = ${held}`.execute(tx)
  })
  assert.equal((await waits)?.[0]?.total, 11)
})

test('one that is refused leaves the others be, and one that finds nothing finds nothing', async () => {
  const tally = await makeTally()
  const [good, bad, nowhere, other] = await Promise.allSettled([
    addAlone(1, tally),
    addAlone(2, tally, -1),
    addAlone(3, 999),
    addAlone(4, tally),
  ])
  assert.equal(good.status, 'fulfilled')
  assert.equal(other.status, 'fulfilled')
  assert.equal(bad.status === 'rejected' && bad.reason.code, '23514')
  assert.deepEqual(nowhere.status === 'fulfilled' && nowhere.value, [])
  assert.equal(await totalOf(tally), 2)
})

test('the writes of a member are made one after the other', async () => {
  const tally = await makeTally()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => addAlone(i % 2, tally, i + 1)))
  // Each statement has one of either.
  assert.deepEqual(
    answers.map((rows) => rows[0]?.total),
    [3, 3, 10, 10, 21, 21],
  )
  const { rows } = await sql<{ amount: number }>`
    select amount from test_added where tally = ${tally} and member = 0 order by at`.execute(
    here.platform.database.db,
  )
  assert.deepEqual(
    rows.map(({ amount }) => amount),
    [1, 3, 5],
  )
})

test('in a transaction a write is a part of that', async () => {
  const tally = await makeTally()
  const { db } = here.platform.database
  const undone = db.transaction().execute(async (tx) => {
    assert.equal((await add(tx, { member: 1, tally, amount: 1, words: '{}' }))[0]?.total, 1)
    throw new Error('Undone')
  })
  await assert.rejects(undone, /Undone/)
  assert.equal(await totalOf(tally), 0)
})
