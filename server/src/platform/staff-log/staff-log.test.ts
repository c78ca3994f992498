import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { makeWorld, type World } from '../../../test/world.ts'
import { shiftClock } from '../clock.ts'
import { addAct, findBrokenAct, listHeads } from './staff-log.queries.ts'
import { listBreaches, signHeads } from './staff-log.ts'

let one: World
let other: World
before(async () => {
  one = await makeWorld()
  other = await makeWorld({ database: one.database })
})

const act = ({ platform }: World, nth: number) =>
  platform.database.db
    .transaction()
    .execute((tx) =>
      addAct(
        tx,
        { member: nth, role: 'moderator', act: 'test' },
        { object: { kind: 'member', id: nth }, reason: `“${nth}”`, before: { b: nth, a: [1, null] } },
      ),
    )

/** Does what only the owner of the table could, and takes it back. */
async function whileChanged(change: string, check: () => Promise<void>): Promise<void> {
  const { db } = one.platform.database
  await sql.raw('create table kept as select * from staff_log.acts').execute(db)
  await sql.raw('alter table staff_log.acts disable trigger acts_are_kept').execute(db)
  await sql.raw('alter table staff_log.heads drop constraint heads_seq_fkey').execute(db)
  try {
    await sql.raw(change).execute(db)
    await check()
  } finally {
    await sql.raw('delete from staff_log.acts').execute(db)
    await sql.raw('insert into staff_log.acts select * from kept').execute(db)
    await sql.raw('drop table kept').execute(db)
    await sql.raw('alter table staff_log.heads add foreign key (seq) references staff_log.acts').execute(db)
    await sql.raw('alter table staff_log.acts enable trigger acts_are_kept').execute(db)
  }
}

test('50 acts at once in two processes make one chain without gaps', async () => {
  const { db } = one.platform.database
  await Promise.all(Array.from({ length: 50 }, (_, nth) => act(nth % 2 ? one : other, nth + 1)))
  const { rows } = await sql<{ seq: number }>`select seq from staff_log.acts order by seq`.execute(db)
  assert.deepEqual(
    rows.map(({ seq }) => seq),
    Array.from({ length: 50 }, (_, nth) => nth + 1),
  )
  assert.deepEqual(await listBreaches(db), [])
})

test('an act that is rolled back leaves no gap', async () => {
  const { db } = one.platform.database
  const undone = db.transaction().execute(async (tx) => {
    await addAct(tx, { member: 1, role: 'admin', act: 'test' }, {})
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  await act(one, 51)
  assert.deepEqual(await listBreaches(db), [])
})

test('nothing is changed or removed', async () => {
  const { db } = one.platform.database
  for (const change of [
    `update staff_log.acts set reason = '' where seq = 3`,
    'delete from staff_log.acts where seq = 51',
    'truncate staff_log.acts cascade',
    'delete from staff_log.heads',
  ])
    await assert.rejects(sql.raw(change).execute(db), /append-only/)
})

test('the check names the first act that was changed', async () => {
  const { db } = one.platform.database
  for (const [change, expected] of [
    [`update staff_log.acts set reason = 'better' where seq in (7, 9)`, 7],
    [`update staff_log.acts set at = at + interval '1 microsecond' where seq = 8`, 8],
    [`update staff_log.acts set before = null where seq = 1`, 1],
    ['delete from staff_log.acts where seq = 20', 21],
    // With a hash of its own, the next one tells.
    [`update staff_log.acts set hash = sha256('x') where seq = 30`, 30],
  ] as const)
    await whileChanged(change, async () => {
      assert.equal(await findBrokenAct(db), expected)
      assert.match((await listBreaches(db))[0] ?? '', new RegExp(`Act ${expected} `))
    })
  assert.equal(await findBrokenAct(db), undefined)
})

test('the last act of a day is signed once, and tells of a chain that was written anew', async (t) => {
  t.after(() => shiftClock(0))
  const { db } = one.platform.database
  const sign = () => signHeads(one.platform).work({})
  await sign()
  assert.deepEqual(await listHeads(db), [], 'the day is not over')
  shiftClock(86_400_000)
  await Promise.all([sign(), signHeads(other.platform).work({})])
  await sign()
  const [head, ...more] = await listHeads(db)
  assert.equal(head?.seq, 51)
  assert.deepEqual(more, [])
  assert.deepEqual(await listBreaches(db), [])

  const anew = `
    do $$ declare a staff_log.acts; previous bytea := ''; begin
      for a in select * from staff_log.acts order by seq loop
        a.reason := 'harmless';
        a.hash := staff_log.hash_of(previous, a);
        update staff_log.acts set reason = a.reason, hash = a.hash where seq = a.seq;
        previous := a.hash;
      end loop;
    end $$`
  for (const change of [anew, 'delete from staff_log.acts where seq > 50'])
    await whileChanged(change, async () => {
      assert.equal(await findBrokenAct(db), undefined)
      assert.deepEqual(await listBreaches(db), [
        `The head of ${head?.day}, act 51, is not the act that was signed.`,
      ])
    })
})
