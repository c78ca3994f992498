import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { assertFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'
import { getTotals, listTopPosts } from './insights.queries.ts'
import { stretchOf } from './insights.rules.ts'
import { looksOf } from './looks.ts'

afterEach(() => shiftClock(0))

const dayMs = 86_400_000
/** Only a day ahead, or sessions would expire. */
const today = Math.floor(Date.now() / dayMs) * dayMs + dayMs
/** Returns a moment some days before `today`, as answers write it. */
const ago = (days: number, time = '00:00') =>
  `${new Date(today - days * dayMs).toISOString().slice(0, 10)}T${time}:00.000Z`
const clockTo = (moment: string) => shiftClock(Date.parse(moment) - Date.now())
const noon = ago(0, '12:30')

/** Adds an hour's figures, as if they had been counted then. */
async function looked({ platform }: World, member: Person, at: string, pageviews: number, impressions = 0) {
  await platform.database.db
    .insertInto('member_looks')
    .values({ member_id: member.id, hour: new Date(at), impressions, pageviews })
    .execute()
}

const trafficOf = async ({ as }: World, person: Person, input: object) =>
  (await as(person).call('analytics_traffic', input as never)).recdata

test('a period is shown by the day, with nothing left out, beside the same stretch before it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  clockTo(noon)
  await looked(here, ada, ago(0, '12:00'), 4, 40)
  await looked(here, ada, ago(0), 2)
  await looked(here, ada, ago(6), 3)
  // The seven days before end at the same hour of their last day.
  await looked(here, ada, ago(7, '13:00'), 100)
  await looked(here, ada, ago(7, '12:00'), 5)
  await looked(here, ada, ago(13), 1)
  await looked(here, ada, ago(14, '23:00'), 100)
  const week = await trafficOf(here, ada, { metric: 'pageviews', days: '7' })
  assert.deepEqual(
    week.series.map(({ at, count }) => [at, count]),
    [3, 0, 0, 0, 0, 0, 6].map((count, i) => [ago(6 - i), count]),
  )
  assert.deepEqual(
    { ...week, series: [] },
    {
      metric: 'pageviews',
      days: 7,
      unit: 'day',
      since: ago(6),
      series: [],
      total: 9,
      total_before: 6,
      change: 50,
      new_followers: 0,
      new_followers_before: 0,
      top_posts: [],
    },
  )
  const impressions = await trafficOf(here, ada, { metric: 'impressions', days: 7 })
  assert.deepEqual([impressions.total, impressions.change], [40, null])
  assert.equal((await trafficOf(here, ada, {})).series.length, 30)
  assert.equal((await trafficOf(here, ada, { days: 365 })).series.length, 365)
})

test('today is shown by the hour up to now, beside yesterday until then', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  clockTo(noon)
  await looked(here, ada, ago(0, '03:00'), 4)
  await looked(here, ada, ago(1, '12:00'), 8)
  await looked(here, ada, ago(1, '13:00'), 100)
  const hours = await trafficOf(here, ada, { days: 1 })
  assert.equal(hours.unit, 'hour')
  assert.deepEqual(
    hours.series.map(({ count }) => count),
    [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  )
  assert.deepEqual([hours.total, hours.total_before, hours.change], [4, 8, -50])
})

test('the posts that were looked at most, and those who began to follow', async () => {
  const here = await world()
  const { as, platform } = here
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const posts: number[] = []
  for (let i = 0; i < 7; i++)
    posts.push((await as(ada).call('add_post', { message: `Post ${i}` })).recdata.post_id)
  for (let i = 0; i < 7; i++) await as(bob).call('count_looks', { post_pageviews: posts.slice(i) })
  for (const viewer of [bob, eve]) await as(viewer).call('count_looks', { impressions: [posts[0] ?? 0] })
  await as(ada).call('post_delete', { post_id: posts[6] ?? 0 })
  await looksOf(platform).flush()
  await here.follow(bob, ada)
  await here.follow(eve, ada)
  await platform.database.pool.query(
    `update follows set created_at = now() - interval '8 days' where follower_id = ${eve.id}`,
  )
  const seen = await trafficOf(here, ada, { days: 7 })
  assert.deepEqual(
    seen.top_posts.map(({ excerpt, count }) => [excerpt, count]),
    [
      ['Post 5', 5],
      ['Post 4', 5],
      ['Post 3', 4],
      ['Post 2', 3],
      ['Post 1', 2],
    ],
  )
  assert.deepEqual([seen.new_followers, seen.new_followers_before], [1, 1])
  const cards = await trafficOf(here, ada, { metric: 'impressions', days: 7 })
  assert.deepEqual(
    cards.top_posts.map(({ excerpt, count, has_file }) => [excerpt, count, has_file]),
    [['Post 0', 2, 0]],
  )
})

test('only members ask, for what there is', async () => {
  const here = await world()
  await isForMembersOnly(here, 'analytics_traffic', {})
  const ada = await here.person('Ada')
  for (const input of [{ metric: 'likes' }, { days: 2 }, { days: 'week' }])
    await here.as(ada).isRefused('analytics_traffic', input as never, 'invalid_fields')
})

test('a year of a busy member among many is read by its indexes alone, in two statements', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await fill(
    here,
    `insert into members (email, password_hash, full_name, username, referral_code)
     select 'crowd' || i || '@example.org', 'none', 'Crowd ' || i, 'crowd_' || i, 'crowd' || i
     from generate_series(1, 40) as i;
     with written as (insert into posts (author_id, message)
       select m.id, 'post' from members m, generate_series(1, 20) returning id, author_id)
     insert into objects (id, kind, author_id) select id, 'post', author_id from written;
     insert into member_looks (member_id, hour, pageviews)
     select m.id, date_trunc('hour', now()) - i * interval '5 hours', 1 from members m, generate_series(0, 200) as i on conflict do nothing;
     insert into post_looks (post_id, author_id, day, pageviews)
     select p.id, p.author_id, current_date - i, 1 from posts p, generate_series(0, 30) as i on conflict do nothing;
     analyze`,
  )
  await pretend(here, { member_looks: 1e7, post_looks: 5e7, posts: 1e7, follows: 2e7, members: 5e5 })
  const { from, to, beforeFrom, beforeTo } = stretchOf(365, new Date())
  const totals = await statementText((db) =>
    getTotals(db, ada.id, 'pageviews', 'day', stretchOf(365, new Date())),
  )
  const top = await statementText((db) => listTopPosts(db, ada.id, 'pageviews', '2020-01-01'))
  const tables = ['member_looks', 'post_looks', 'follows', 'posts']
  for (const mode of planModes) {
    const values = [ada.id, 'pageviews', 'day', from, to, beforeFrom, beforeTo]
    assertFew(await explain(here, mode, totals, values), 201, tables)
    assertFew(await explain(here, mode, top, [ada.id, 'pageviews', '2020-01-01']), 20 * 31, tables)
  }
})
