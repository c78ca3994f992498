/** The cost of the bell's page depends neither on how many notifications nor on how many kinds there are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { features } from '../../features.ts'
import { addCrowd, assertFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { gatherSome } from './gathering.queries.ts'
import { listNotifications } from './notifications.page.queries.ts'
import { statementsOfRead } from '../../../test/statements.ts'

const kinds = features.flatMap(({ notifications = [] }) => notifications)
const last = Number.MAX_SAFE_INTEGER
const large = ['notifications', 'notification_acts', 'follows', 'members']

/** Tells the reader of `many` follows, of which only those numbered `from` to `to` still exist. */
const told = (reader: number, many: number, [from, to]: readonly [number, number]) => `
  with said as (
    insert into notifications (member_id, kind, about_id, position, acted_at)
    select ${reader}, 'follow', i, ${reader}::bigint * 100000 + i, now() from generate_series(1, ${many}) as i
    returning id, about_id)
  insert into notification_acts (notification_id, kind, member_id, about_id, item_id, actor_id, acted_at)
  select said.id, 'follow', ${reader}, about_id, 0, fan.id, now()
  from said join (select id, row_number() over (order by id) as nth from members where username like 'fan%') as fan
    on fan.nth = said.about_id;
  alter table follows disable trigger user;
  insert into follows (follower_id, followed_id)
  select id, ${reader} from (
    select id, row_number() over (order by id) as nth from members where username like 'fan%') as fan
  where nth between ${from} and ${to};
  alter table follows enable trigger user;`

describe('a bell with much behind it', () => {
  let the: World
  let [ordinary, faded, busy]: Person[] = []

  before(async () => {
    the = await makeWorld()
    ;[ordinary, faded, busy] = [
      await the.person('Ordinary'),
      await the.person('Faded'),
      await the.person('Busy'),
    ]
    await fill(
      the,
      `${addCrowd(400, 'Fan')};
       ${told(ordinary.id, 30, [1, 30])}
       ${told(faded.id, 290, [1, 12])}
       ${told(busy.id, 400, [1, 400])}`,
    )
    await fill(the, 'vacuum analyze')
    await pretend(the, { notifications: 1e8, notification_acts: 1e8, follows: 2e7, members: 1e6 })
  })

  /** Reads a page; returns it with the number of its statements. */
  const read = async (person: Person | undefined, limit = 10) => {
    assert(person)
    const { recdata, unread_count, next } = await the.as(person).call('notification_list', { limit })
    const ask = () => the.as(person).call('notification_list', { limit })
    return {
      names: recdata.map(({ sender }) => sender),
      unread_count,
      next,
      statements: await statementsOfRead(the.platform, ask),
    }
  }

  test('a page is two statements, and four where little of it stands any more', async () => {
    const page = await read(ordinary)
    assert.deepEqual([page.statements, page.unread_count], [2, 30])
    assert.deepEqual(page.names, [
      'Fan 30',
      'Fan 29',
      'Fan 28',
      'Fan 27',
      'Fan 26',
      'Fan 25',
      'Fan 24',
      'Fan 23',
      'Fan 22',
      'Fan 21',
    ])
    const old = await read(faded)
    assert.deepEqual([old.statements, old.unread_count], [4, 12])
    assert.deepEqual([old.names.length, old.names[0], old.names.at(-1)], [10, 'Fan 12', 'Fan 3'])
    const many = await read(busy)
    assert.deepEqual([many.statements, many.unread_count, many.names[0]], [2, 100, 'Fan 400'])
  })

  test('going on by next, everything that stands is met once', async () => {
    for (const [person, count] of [
      [faded, 12],
      [busy, 400],
    ] as const) {
      assert(person)
      const names = new Set<string>()
      let next: string | undefined
      do {
        const page = await the
          .as(person)
          .call('notification_list', { limit: 50, ...(next === undefined ? {} : { before: next }) })
        for (const { sender } of page.recdata) {
          assert(!names.has(sender), sender)
          names.add(sender)
        }
        next = page.next
      } while (next !== undefined)
      assert.equal(names.size, count)
    }
  })

  test('one who was told nothing has one statement asked', async () => {
    const page = await read(await the.person('Nobody'))
    assert.deepEqual([page.statements, page.names, page.unread_count], [1, [], 0])
  })

  /** Returns the SQL texts for a page whose candidates are of these kinds. */
  async function textsOf(names: readonly string[]): Promise<string[]> {
    const texts: string[] = []
    const db = {
      async executeQuery({ sql }: { sql: string }) {
        texts.push(sql)
        return { rows: names.map((kind, id) => ({ floor: null, id, kind, is_listed: true })) }
      },
    }
    await listNotifications(db as never, { kinds, absent: [] }, 1, { before: last, limit: 10, offset: 0 })
    return texts
  }

  test('of what a page has none of, nothing is asked', async () => {
    const [[, few = ''], [, all = '']] = [
      await textsOf(['follow']),
      await textsOf(kinds.map(({ name }) => name)),
    ]
    assert(few.length * 8 < all.length, `${few.length} of ${all.length}`)
    assert(!few.includes('surveys') && all.includes('surveys'))
  })

  for (const mode of planModes)
    test(`few rows are read (${mode})`, async () => {
      const [candidates = '', page = ''] = await textsOf(['follow'])
      const [all = ''] = (await textsOf(kinds.map(({ name }) => name))).slice(1)
      for (const person of [ordinary, busy]) {
        assert(person)
        assertFew(await explain(the, mode, candidates, [person.id, last, null, '{}', 30, 150]), 320, large)
        const { rows } = await the.platform.database.pool.query<{ ids: number[] }>(
          `select array_agg(id) as ids from (
            select id from notifications where member_id = $1 order by position desc limit 30) as latest`,
          [person.id],
        )
        const ids = `{${rows[0]?.ids.join(',')}}`
        for (const text of [page, all])
          assertFew(await explain(the, mode, text, [person.id, ids, '{}', 10, 0]), 130, large)
      }
    })

  for (const mode of planModes)
    test(`what a like of a much liked post is compared with are few rows (${mode})`, async () => {
      assert(ordinary)
      await fill(
        the,
        `with said as (
           insert into notifications (member_id, kind, about_id, position, acted_at)
           values (${ordinary.id}, 'post_like', 1, 1, now()) on conflict do nothing returning id)
         insert into notification_acts (notification_id, kind, member_id, about_id, item_id, actor_id, acted_at)
         select said.id, 'post_like', ${ordinary.id}, 1, 0, fan.id, now() from said, members fan where username like 'fan%';
         insert into notification_outbox (kind, member_id, actor_id, about_id)
         select 'post_like', ${ordinary.id}, id, 1 from members where username like 'fan%' order by id limit 10`,
      )
      const text = await statementText((db) => gatherSome(db, kinds))
      assertFew(await explain(the, mode, text, ['{}', 500, '{}', '{}']), 20, large)
    })
})
