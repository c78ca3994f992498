/**
 * The cost of the feed doesn't depend on how many posts there are, as its plans and number of statements
 * show.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  addCrowd,
  assertFew,
  explain,
  fill,
  planModes,
  pretend,
  relate,
  withClient,
} from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import {
  listAnyTimeline,
  listEasyTimeline,
  listFollowedPosts,
  listListedPosts,
  listMediaPosts,
  listMemberPosts,
} from './posts.queries.ts'
import { listInFolder } from './saved-folders/folders.queries.ts'
import { statementsOf } from '../../../test/statements.ts'

const large = ['posts', 'objects', 'reactions', 'follows']
const newest = Number.MAX_SAFE_INTEGER

/** 400 members who wrote 4,000 posts; one in 20 is private, and each has five likes. */
const crowd = `
  ${addCrowd(400)};
  with written as (insert into posts (author_id, message, audience)
  select author, 'post ' || i, case when i % 20 = 0 then 'private' else 'public' end
  from generate_series(1, 10) as round
  cross join lateral (
    select id as author, round * 400 + row_number() over (order by id) as i
    from members where username like 'crowd%') as each
  returning id, author_id)
  insert into objects (id, kind, author_id, likes) select id, 'post', author_id, 5 from written;
  insert into reactions (object_id, member_id, kind)
  select p.id, (select min(id) from members where username like 'crowd%') + (p.id * 7 + i * 31) % 400, 'like'
  from posts p cross join generate_series(1, 5) as i;`

/** Arguments of a request for a page of ten that is gathered with no other. */
const alone = (viewer: number, before: number) => [viewer, before, 10, 0].map((value) => `{${value}}`)

interface Viewers {
  ordinary: Person
  famous: Person
  sociable: Person
  unsociable: Person
}

describe('the feed over many posts', () => {
  let the: World
  let viewers: Viewers

  before(async () => {
    the = await world()
    await fill(the, crowd)
    viewers = {
      ordinary: await the.person('Ordinary'),
      famous: await the.person('Famous'),
      sociable: await the.person('Sociable'),
      unsociable: await the.person('Unsociable'),
    }
    for (const [person, follows, followers] of [
      [viewers.ordinary, 10, 10],
      [viewers.famous, 10, 400],
      [viewers.sociable, 300, 300],
    ] as const) {
      await relate(the, 'follows', 'follower_id, followed_id', person, follows)
      await relate(the, 'follows', 'followed_id, follower_id', person, followers)
    }
    await relate(the, 'blocks', 'blocker_id, blocked_id', viewers.unsociable, 100)
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      posts: 1e7,
      objects: 1e7,
      media: 2e6,
      members: 5e5,
      reactions: 5e7,
      follows: 2e7,
    })
  })

  test('a page takes a statement for its posts, and others only for what is new: session, cards, names', async () => {
    const calls = (person: Person) =>
      statementsOf(the.platform, async () =>
        assert.equal((await the.as(person).call('timeline', {})).recdata.length, 10),
      )
    const counts = [await calls(viewers.ordinary), await calls(viewers.ordinary), await calls(viewers.famous)]
    assert.deepEqual(counts, [4, 1, 2])
  })

  const statements = {
    timeline: async () => statementText((db) => listEasyTimeline(db, 0, 0, 0, 0)),
    'timeline where that is not easy': async () => statementText((db) => listAnyTimeline(db, 0, 0, 0, 0)),
    following: async () => statementText((db) => listFollowedPosts(db, 0, 0, 0, 0)),
    'member’s timeline': async () => statementText((db) => listMemberPosts(db, 0, 0, 0, 0, 0, true)),
  }

  // Tables of what few posts have, by the part of the product: a page of other posts must not pay for them.
  const special =
    /\b(group_pins|group_topics|post_topics|surveys?|reels?|tips|plans?|link_cards?|media|post_files)\b/

  test('a list of posts asks nothing about what only some of them have', async () => {
    for (const [name, of] of Object.entries(statements)) {
      const [asked] = special.exec((await of()).replaceAll('c.tips', '')) ?? []
      assert.equal(asked, undefined, `${name} asks about ${asked}`)
    }
  })

  test('a page of plain posts has few steps, and runs none about groups', async () => {
    const [top, ...nodes] = await explain(
      the,
      'force_generic_plan',
      await statements.timeline(),
      alone(viewers.ordinary.id, newest),
    )
    assert.equal(top?.['Actual Rows'], 10)
    // To start one step costs several times what it takes to run it for a row.
    assert(nodes.length < 65, `it has ${nodes.length} steps`)
    const run = nodes.filter((node) => node['Actual Loops'] > 0)
    const tables = new Set(run.map((node) => node['Relation Name']))
    for (const table of ['groups', 'group_members', 'away_comments', 'mutes'] as const)
      assert.equal(tables.has(table), table === 'mutes', table)
    const times = (table: string) =>
      run.filter((node) => node['Relation Name'] === table).map((node) => node['Actual Loops'])
    assert.deepEqual(times('posts'), [1, 1], 'the walk, and once for all originals')
  })

  test('its plan is made once and kept, because it looks as cheap as it is', async () => {
    const text = await statements.timeline()
    await withClient(the, async (client) => {
      for (let i = 0; i < 12; i++) {
        await client.query({ name: 'kept', text, values: [[viewers.ordinary.id], [newest], [10], [0]] })
      }
      const { rows } = await client.query<{ generic: number; custom: number }>(
        `select generic_plans::int as generic, custom_plans::int as custom
         from pg_prepared_statements where name = 'kept'`,
      )
      assert.deepEqual(rows, [{ generic: 12, custom: 0 }])
    })
    const [top] = await explain(the, 'force_generic_plan', text, alone(viewers.ordinary.id, newest))
    // Constants bound the estimate, which assumes ten gathered requests. If it grew with the tables, it would
    // be millions.
    assert(top && top['Total Cost'] < 250_000, `it is taken to cost ${top?.['Total Cost']}`)
  })

  for (const mode of planModes) {
    for (const [who, most] of [
      ['ordinary', 60],
      ['famous', 60],
      ['unsociable', 400],
      ['sociable', 60],
    ] as const) {
      test(`it reads few rows for a member who is ${who} (${mode})`, async () => {
        for (const way of ['timeline', 'timeline where that is not easy'] as const) {
          const text = await statements[way]()
          for (const before of [newest, 2_000]) {
            const nodes = await explain(the, mode, text, alone(viewers[who].id, before))
            assertFew(nodes, most, large)
          }
        }
      })
    }

    for (const [who, most] of [
      // Looks up the newest posts of each of ten members.
      ['ordinary', 200],
      ['famous', 200],
      // As many as a walk through all posts; looking up each of 400 members would read thousands.
      ['sociable', 150],
    ] as const) {
      test(`Following reads few rows for a member who is ${who} (${mode})`, async () => {
        const text = await statements.following()
        for (const before of [newest, 2_000]) {
          const nodes = await explain(the, mode, text, alone(viewers[who].id, before))
          assertFew(nodes, most, large)
        }
      })
    }

    test(`a list of hundreds reads few rows, whoever is on it (${mode})`, async () => {
      const { id } = viewers.unsociable
      const made = await the.platform.database.pool.query<{ id: number }>(
        `insert into people_lists (member_id, name, emoji) values ($1, 'Everybody', '') returning id`,
        [id],
      )
      const list = made.rows[0]?.id ?? 0
      await fill(
        the,
        `insert into listed_people (list_id, member_id) select ${list}, id from members where id <> ${id};
        analyze listed_people`,
      )
      const text = await statementText((db) => listListedPosts(db, 0, 0, 0, 0, 0))
      for (const before of [newest, 2_000])
        assertFew(await explain(the, mode, text, [id, list, before, 10, 0]), 400, large)
    })

    test(`a member’s timeline reads few rows (${mode})`, async () => {
      const text = await statements['member’s timeline']()
      const author = (await the.platform.database.pool.query('select author_id from posts limit 1')).rows[0]
      const viewer = viewers.famous.id
      assertFew(await explain(the, mode, text, [viewer, author.author_id, newest, 10, 0, true]), 60, large)
    })
  }

  test('the media of a member who mostly writes are found without their other posts', async () => {
    const { id } = viewers.unsociable
    await fill(
      the,
      `with written as (
        insert into posts (author_id, message, audience) select ${id}, 'words', 'public' from generate_series(1, 400)
        returning id)
      insert into objects (id, kind, author_id) select id, 'post', ${id} from written`,
    )
    const text = await statementText((db) => listMediaPosts(db, 0, 0, 0, 0, 0))
    for (const mode of planModes)
      assertFew(await explain(the, mode, text, [viewers.famous.id, id, newest, 10, 0]), 20, large)
  })

  test('a page of a folder reads few of the saved posts', async () => {
    const { id } = viewers.ordinary
    const { recdata } = await the.as(viewers.ordinary).call('add_saved_folder', { name: 'Recipes' })
    await fill(
      the,
      `insert into saved_objects (member_id, object_id, kind) select ${id}, p.id, 'post' from posts p
        where p.audience = 'public' order by p.id limit 1500;
      insert into saved_in_folders (folder_id, object_id)
        select ${recdata.folder_id}, object_id from saved_objects where member_id = ${id} order by place limit 1000;
      analyze saved_objects, saved_in_folders`,
    )
    const text = await statementText((db) => listInFolder(db, 0, 0, 0, 0, 0))
    for (const mode of planModes) {
      const nodes = await explain(the, mode, text, [id, recdata.folder_id, newest, 10, 0])
      assertFew(nodes, 60, [...large, 'saved_objects', 'saved_in_folders'])
    }
  })
})
