import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { makeProcesses } from '../../../test/processes.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { looksOf } from './looks.ts'

async function posted({ as }: World, author: Person, message = 'A post', post_type?: 'private') {
  const { recdata } = await as(author).call('add_post', { message, ...(post_type && { post_type }) })
  return recdata.post_id
}

/** Returns a member's figures of today, once everything is added. */
async function figures({ as, platform }: World, person: Person) {
  await looksOf(platform).flush()
  const of = async (metric: 'impressions' | 'pageviews') =>
    (await as(person).call('analytics_traffic', { metric, days: 1 })).recdata
  const [impressions, pageviews] = [await of('impressions'), await of('pageviews')]
  return {
    impressions: impressions.total,
    pageviews: pageviews.total,
    top: impressions.top_posts.map(({ post_id, count }) => [post_id, count]),
  }
}

test('cards and pages that others saw count for their author, and nothing of one’s own', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const [one, other] = [await posted(here, ada), await posted(here, ada)]
  await here.as(bob).call('count_looks', {
    impressions: [one, String(other)],
    post_pageviews: [one],
    member_pageviews: [ada.id, bob.id],
  })
  await here
    .as(ada)
    .call('count_looks', { impressions: [one], post_pageviews: [one], member_pageviews: [ada.id] })
  assert.deepEqual(await figures(here, ada), {
    impressions: 2,
    pageviews: 2,
    top: [
      [other, 1],
      [one, 1],
    ],
  })
  assert.deepEqual(await figures(here, bob), { impressions: 0, pageviews: 0, top: [] })
})

test('what the caller may not see never counts: a friend’s post, a deleted one, one behind a block', async () => {
  const here = await world()
  const [ada, eve, friend] = [await here.person('Ada'), await here.person('Eve'), await here.person('Friend')]
  await here.befriend(ada, friend)
  const [closed, gone, open] = [
    await posted(here, ada, 'closed', 'private'),
    await posted(here, ada),
    await posted(here, ada),
  ]
  await here.as(ada).call('post_delete', { post_id: gone })
  await here.as(eve).call('count_looks', { impressions: [closed, gone, 999_999], post_pageviews: [closed] })
  assert.deepEqual(await figures(here, ada), { impressions: 0, pageviews: 0, top: [] })
  await here.as(friend).call('count_looks', { impressions: [closed] })
  assert.deepEqual((await figures(here, ada)).top, [[closed, 1]])
  await here.block(ada, eve)
  await here.as(eve).call('count_looks', { impressions: [open], member_pageviews: [ada.id] })
  assert.deepEqual(await figures(here, ada), { impressions: 1, pageviews: 0, top: [[closed, 1]] })
})

test('a repost counts for what it shows; with a remark also for whoever made it', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const original = await posted(here, ada)
  const bare = (await here.as(bob).call('repost', { post_id: original })).recdata.post_id
  const remark = (await here.as(bob).call('repost', { post_id: original, repost_comment: 'Look' })).recdata
    .post_id
  await here.as(eve).call('count_looks', { impressions: [bare] })
  assert.deepEqual((await figures(here, ada)).top, [[original, 1]])
  assert.deepEqual((await figures(here, bob)).top, [])
  await here.as(eve).call('count_looks', { impressions: [remark] })
  assert.deepEqual((await figures(here, ada)).top, [[original, 2]])
  assert.deepEqual((await figures(here, bob)).top, [[remark, 1]])
  // Bob's look at his own remark doesn't count for him, but for Ada's post.
  await here.as(bob).call('count_looks', { impressions: [remark] })
  assert.deepEqual((await figures(here, ada)).top, [[original, 3]])
  assert.deepEqual((await figures(here, bob)).top, [[remark, 1]])
})

test('one member’s looks at one thing count a few times a day', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const post = await posted(here, ada)
  for (let i = 0; i < 9; i++) await here.as(bob).call('count_looks', { impressions: [post] })
  assert.equal((await figures(here, ada)).impressions, 5)
  await here.as(eve).call('count_looks', { impressions: [post, post, post] })
  assert.equal((await figures(here, ada)).impressions, 6, 'a report counts a card once')
})

test('nothing says who looked, and figures go with the post and the member', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { db } = here.platform.database
  const [post, other] = [await posted(here, ada), await posted(here, ada)]
  await here.as(bob).call('count_looks', { impressions: [post, other] })
  await looksOf(here.platform).flush()
  const rowsOf = async (table: 'member_looks' | 'post_looks') =>
    (
      await sql<object>`select * from ${sql.table(table)} as l where to_jsonb(l)::text like ${`%: ${ada.id},%`}`.execute(
        db,
      )
    ).rows
  assert.equal((await rowsOf('post_looks')).length, 2)
  const columns = Object.keys({ ...(await rowsOf('post_looks'))[0], ...(await rowsOf('member_looks'))[0] })
  assert.deepEqual(columns.toSorted(), [
    'author_id',
    'day',
    'hour',
    'impressions',
    'member_id',
    'pageviews',
    'post_id',
  ])
  // A post deleted before its looks are added doesn't take other looks with it.
  await here.as(bob).call('count_looks', { post_pageviews: [post, other] })
  await db.deleteFrom('posts').where('id', '=', post).execute()
  assert.equal((await figures(here, ada)).pageviews, 2)
  assert.equal((await rowsOf('post_looks')).length, 1)
  await here.as(bob).call('count_looks', { impressions: [other] })
  await db.deleteFrom('members').where('id', '=', ada.id).execute()
  await looksOf(here.platform).flush()
  assert.deepEqual([await rowsOf('post_looks'), await rowsOf('member_looks')], [[], []])
})

test('batches at once in two processes are counted exactly, also those that wait when a process ends', async () => {
  const [one, other] = await makeProcesses()
  const [ada, bea] = [await one.person('Ada'), await one.person('Bea')]
  const posts: number[] = []
  for (let i = 0; i < 6; i++) posts.push(await posted(one, i % 2 ? ada : bea))
  const viewers: Person[] = []
  for (let i = 0; i < 12; i++) viewers.push(await one.person(`Viewer ${i}`))
  await Promise.all(
    viewers.flatMap((viewer, i) =>
      [one, other].map(async (process) => {
        const order = i % 2 ? posts : posts.toReversed()
        await process.as(viewer).call('count_looks', { impressions: order, member_pageviews: [ada.id] })
        if (i % 3 === 0) await looksOf(process.platform).flush()
      }),
    ),
  )
  await Promise.all([one, other].map(({ platform }) => looksOf(platform).close()))
  const said = await figures(one, ada)
  assert.deepEqual(said, {
    impressions: 3 * 24,
    pageviews: 24,
    top: posts
      .filter((_, i) => i % 2)
      .toReversed()
      .map((id) => [id, 24]),
  })
  assert.equal((await figures(other, bea)).impressions, 3 * 24)
})

test('while the database refuses, looks are kept and added later', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const post = await posted(here, ada)
  const { pool } = here.platform.database
  await here.as(bob).call('count_looks', { impressions: [post] })
  await pool.query('alter table member_looks rename to member_looks_away')
  await looksOf(here.platform).flush()
  await pool.query('alter table member_looks_away rename to member_looks')
  assert.equal((await figures(here, ada)).impressions, 1)
})

test('only members report, up to 100 of a kind', async () => {
  const here = await world()
  await isForMembersOnly(here, 'count_looks', {})
  const ada = await here.person('Ada')
  const many = Array.from({ length: 101 }, (_, i) => i + 1)
  for (const impressions of [many, 'all', ['x']])
    await here.as(ada).isRefused('count_looks', { impressions } as never, 'invalid_fields')
  await here.as(ada).call('count_looks', {})
})
