/** What the feed costs does not depend on how much there is: held by its plans and its number of statements. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type pg from 'pg'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { listMemberTimeline, listTimeline } from './posts.queries.ts'

const large = ['posts', 'post_counts', 'reactions', 'follows']
const newest = Number.MAX_SAFE_INTEGER

/** 400 members who wrote 4,000 posts; one of 20 is private, each is liked by five. */
const crowd = `
  insert into members (email, password_hash, full_name, username, referral_code)
  select 'crowd' || i || '@example.org', 'none', 'Crowd ' || i, 'crowd_' || i, 'crowd' || i
  from generate_series(1, 400) as i;
  insert into posts (author_id, message, audience)
  select author, 'post ' || i, case when i % 20 = 0 then 'private' else 'public' end
  from generate_series(1, 10) as round
  cross join lateral (
    select id as author, round * 400 + row_number() over (order by id) as i
    from members where username like 'crowd%') as each;
  insert into reactions (post_id, member_id, kind)
  select p.id, (select min(id) from members where username like 'crowd%') + (p.id * 7 + i * 31) % 400, 'like'
  from posts p cross join generate_series(1, 5) as i;
  insert into post_counts (post_id, likes) select id, 5 from posts;`

/** Makes the planner take the tables for those of ten million posts. */
const pretend = (table: string, rows: number) => `
  select pg_restore_relation_stats('schemaname', 'public', 'relname', '${table}', 'relpages', pages,
    'reltuples', ${rows}::real, 'relallvisible', pages)
  from (select greatest(1, pg_relation_size('${table}') / 8192)::int as pages) as size`

interface Viewers {
  ordinary: Person
  famous: Person
  sociable: Person
  unsociable: Person
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Total Cost': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

describe('the feed over many posts', () => {
  let the: World
  let viewers: Viewers

  before(async () => {
    the = await world()
    const { pool } = the.platform.database
    await pool.query(crowd)
    viewers = {
      ordinary: await the.person('Ordinary'),
      famous: await the.person('Famous'),
      sociable: await the.person('Sociable'),
      unsociable: await the.person('Unsociable'),
    }
    const relate = (table: string, columns: string, person: Person, many: number) =>
      pool.query(
        `insert into ${table} (${columns})
         select $1::bigint, id from members where username like 'crowd%' order by id limit $2`,
        [person.id, many],
      )
    for (const [person, follows, followers] of [
      [viewers.ordinary, 10, 10],
      [viewers.famous, 10, 400],
      [viewers.sociable, 200, 200],
    ] as const) {
      await relate('follows', 'follower_id, followed_id', person, follows)
      await relate('follows', 'followed_id, follower_id', person, followers)
    }
    await relate('blocks', 'blocker_id, blocked_id', viewers.unsociable, 100)
    await pool.query('vacuum analyze')
    for (const [table, rows] of [
      ['posts', 1e7],
      ['post_counts', 1e7],
      ['media', 2e6],
      ['members', 5e5],
      ['reactions', 5e7],
      ['follows', 2e7],
    ] as const) {
      await pool.query(pretend(table, rows))
    }
  })

  test('a page takes two statements when the session is new, and one after', async () => {
    const calls = async (person: Person) => {
      const sent = async () => (await the.platform.metrics.statements.get()).values[0]?.value ?? 0
      const before = await sent()
      const { recdata } = await the.as(person).call('timeline', {})
      assert.equal(recdata.length, 10)
      return (await sent()) - before
    }
    const counts = [await calls(viewers.ordinary), await calls(viewers.ordinary)]
    assert.deepEqual(counts, [2, 1])
  })

  const statements = {
    timeline: async () => statementText((db) => listTimeline(db, 0, 0, 0, 0)),
    'member’s timeline': async () => statementText((db) => listMemberTimeline(db, 0, 0, 0, 0, 0)),
  }

  test('its plan is made once and kept, because it looks as cheap as it is', async () => {
    const text = await statements.timeline()
    await withClient(the, async (client) => {
      for (let i = 0; i < 12; i++) {
        await client.query({ name: 'kept', text, values: [viewers.ordinary.id, newest, 10, 0] })
      }
      const { rows } = await client.query<{ generic: number; custom: number }>(
        `select generic_plans::int as generic, custom_plans::int as custom
         from pg_prepared_statements where name = 'kept'`,
      )
      assert.deepEqual(rows, [{ generic: 7, custom: 5 }])
    })
    const [top] = await explain(the, 'force_generic_plan', text, [viewers.ordinary.id, newest, 10, 0])
    // A page-sized look-up. One that grows with the tables is in the thousands.
    assert(top && top['Total Cost'] < 500, `it is taken to cost ${top?.['Total Cost']}`)
  })

  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    for (const [who, most] of [
      ['ordinary', 60],
      ['famous', 60],
      ['unsociable', 400],
      // One look at each friend, there and back, and at their newest private posts.
      ['sociable', 1_000],
    ] as const) {
      test(`it reads few rows for a member who is ${who} (${mode})`, async () => {
        const text = await statements.timeline()
        for (const before of [newest, 2_000]) {
          const nodes = await explain(the, mode, text, [viewers[who].id, before, 10, 0])
          assertFew(nodes, most)
        }
      })
    }

    test(`a member’s timeline reads few rows (${mode})`, async () => {
      const text = await statements['member’s timeline']()
      const author = (await the.platform.database.pool.query('select author_id from posts limit 1')).rows[0]
      const viewer = viewers.famous.id
      assertFew(await explain(the, mode, text, [viewer, author.author_id, newest, 10, 0]), 60)
    })
  }
})

/** No large table is scanned, and no step reads more than `most` rows of one. */
function assertFew(nodes: Node[], most: number): void {
  for (const node of nodes) {
    const table = node['Relation Name']
    if (table === undefined || !large.includes(table)) continue
    assert.notEqual(node['Node Type'], 'Seq Scan', `${table} is scanned`)
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const read = (node['Actual Rows'] + removed) * node['Actual Loops']
    assert(read <= most, `${Math.round(read)} rows of ${table} are read`)
  }
}

async function explain(the: World, mode: string, text: string, values: number[]): Promise<Node[]> {
  return withClient(the, async (client) => {
    await client.query(`set plan_cache_mode = ${mode}`)
    await client.query(`prepare explained as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, format json) execute explained (${values.join(', ')})`,
    )
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)))
  })
}

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

/** A connection of its own, gone with what was prepared and set on it. */
async function withClient<T>(the: World, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await the.platform.database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}
