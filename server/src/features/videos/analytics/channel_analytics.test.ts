/** Figures of channels and videos: what is counted, for whom, and from where. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { type Person, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { keptDays, removeOldDays } from './days.purge.ts'
import { sourceOf } from './sources.ts'

test('views, watched time, subscribers and sources are counted by day, each viewer once', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, ed] = [await person('Ada'), await person('Ed')]
  const viewers: Person[] = []
  for (let nth = 0; nth < 5; nth++) viewers.push(await person(`Viewer ${nth}`))
  const [bob, eve] = viewers
  assert(bob && eve)
  const channel = await makeChannel(here, ada, 'Kitchen')
  const channel_id = channel.id
  const video_id = await putVideo(here, channel, { title: 'Rye', seconds: 100 })
  const other = await putVideo(here, channel, { title: 'Wheat', seconds: 200 })

  const empty = (await as(ada).call('channel_analytics', { channel_id })).recdata
  assert.equal(empty.series.length, 28)
  assert.deepEqual(
    [empty.total, empty.sources, empty.reached, empty.top_videos],
    [empty.before, [], null, []],
  )

  await as(bob).call('video_view', { video_id, source: 'search' })
  await as(bob).call('video_view', { video_id, source: 'home' })
  await as(eve).call('video_view', { video_id, source: 'site', host: 'Example.org' })
  await as(eve).call('video_view', { video_id: other })
  await as(ada).call('video_view', { video_id })
  for (const viewer of viewers) await as(viewer).call('video_watched', { video_id, seconds: 45 })
  await as(bob).call('video_watched', { video_id, seconds: 20 })
  await as(bob).call('video_watched', { video_id, seconds: 100 })
  for (const viewer of [bob, eve]) await as(viewer).call('toggle_subscription', { channel_id })
  await as(eve).call('toggle_subscription', { channel_id })

  const { recdata } = await as(ada).call('channel_analytics', { channel_id, days: '7' })
  const total = { views: 3, seconds: 300, gained: 2, lost: 1 }
  assert.deepEqual(recdata.total, total)
  assert.deepEqual(recdata.series.at(-1), { at: recdata.series.at(-1)?.at, ...total })
  assert.equal(recdata.series.length, 7)
  assert.deepEqual(recdata.sources, [
    { source: 'other', host: null, views: 1 },
    { source: 'search', host: null, views: 1 },
    { source: 'site', host: 'example.org', views: 1 },
  ])
  assert.deepEqual(recdata.top_videos, [
    { video_id, title: 'Rye', views: 2, seconds: 300 },
    { video_id: other, title: 'Wheat', views: 1, seconds: 0 },
  ])
  const ofVideo = (await as(ada).call('channel_analytics', { channel_id, video_id })).recdata
  assert.deepEqual(ofVideo.total, { views: 2, seconds: 300, gained: 0, lost: 0 })
  assert.deepEqual(ofVideo.reached, [100, 100, 100, 100, 100, 20, 20, 20, 20, 20])
  assert.deepEqual([ofVideo.title, ofVideo.sources.length, ofVideo.top_videos], ['Rye', 2, []])

  // What was longer ago is compared with; before that, it is left out.
  await sql`update channel_days set day = day - 7`.execute(here.platform.database.db)
  const later = (await as(ada).call('channel_analytics', { channel_id, days: 7 })).recdata
  assert.deepEqual([later.total.views, later.before], [0, total])

  await as(ed).isRefused('channel_analytics', { channel_id }, 'channel_not_found')
  await as(ada).call('add_collaborator', { channel_id, member_user_id: ed.id, role: 'editor' })
  await as(ed).call('accept_collaboration', { channel_id })
  assert.equal((await as(ed).call('channel_analytics', { channel_id, video_id })).recdata.total.views, 2)
  const foreign = await putVideo(here, await makeChannel(here, ed, 'Another'))
  await as(ada).isRefused('channel_analytics', { channel_id, video_id: foreign }, 'video_not_found')
  const { status, body } = await as().send('channel_analytics', { channel_id })
  assert.deepEqual([status, body['error']], [401, 'session_unknown'])
})

test('days older than three years are removed, and views stay counted', async (t) => {
  const here = await world()
  const { as, person, platform } = here
  const { db } = platform.database
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel)
  await as(bob).call('video_view', { video_id, source: 'search' })
  await as(bob).call('toggle_subscription', { channel_id: channel.id })
  const days = async () => {
    const { rows } = await sql<{ days: number[] }>`
      select array[(select count(*) from channel_days where channel_id = ${channel.id}),
        (select count(*) from video_days where video_id = ${video_id}),
        (select count(*) from video_sources where video_id = ${video_id})]::int[] as days`.execute(db)
    return rows[0]?.days
  }
  const day = 24 * 60 * 60_000
  t.after(() => shiftClock(0))
  shiftClock((keptDays - 1) * day)
  await removeOldDays(platform).work({})
  assert.deepEqual(await days(), [1, 1, 1])
  shiftClock((keptDays + 2) * day)
  await removeOldDays(platform).work({})
  assert.deepEqual(await days(), [0, 0, 0])
  shiftClock(0)
  assert.equal((await as(bob).call('get_video', { video_id })).response.view_count, 1)
})

test('a host is counted only if it is one', () => {
  assert.deepEqual(
    ['example.org', 'a.b-c.example', 'localhost', '10.0.0.1', 'x:y.org', 'exa mple.org', ''].map((host) =>
      sourceOf('site', host),
    ),
    ['site:example.org', 'site:a.b-c.example', 'site', 'site', 'site', 'site', 'site'],
  )
  assert.deepEqual([sourceOf('search', 'example.org'), sourceOf(undefined, undefined)], ['search', 'other'])
})
