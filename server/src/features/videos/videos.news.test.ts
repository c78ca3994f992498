/** What subscribers are told of videos. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, publishVideo, putVideo } from '../../../test/scenes/videos-scene.ts'
import { type Person, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'
import { publishScheduled } from './videos.jobs.ts'

test('subscribers are told of a video once, when it becomes public, and not of one for kids', async () => {
  const here = await world()
  const { as, person, platform } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const { id: channel_id } = await makeChannel(here, ada, 'Kitchen')
  for (const who of [bob, eve]) await as(who).call('toggle_subscription', { channel_id })
  await as(eve).call('toggle_subscription', { channel_id })
  const told = async (who: Person) => {
    await gatherNews(platform)
    const { recdata } = await as(who).call('notification_list', {})
    return recdata.map(({ text, message, link }) => [text, message, link])
  }
  await publishVideo(here, ada, { channel_id, title: 'For kids', audience: 1 })
  await publishVideo(here, ada, { channel_id, title: 'By its address', visibility: 'Unlisted' })
  const { video_id } = await publishVideo(here, ada, { channel_id, title: 'Rye', visibility: 'Private' })
  const publish_at = new Date(Date.now() + 3_600_000).toISOString()
  const planned = { channel_id, title: 'Wheat', visibility: 'Scheduled', publish_at }
  const { video_id: scheduled } = await publishVideo(here, ada, planned)
  assert.deepEqual(await told(bob), [])
  await as(ada).call('update_video', { video_id, visibility: 'Public' })
  await sql`update videos set publish_at = now() - interval '1 second' where id = ${scheduled}`.execute(
    platform.database.db,
  )
  await publishScheduled(platform)
  const news = [
    ['Ada published a video', 'Wheat', `/vtube/${scheduled}`],
    ['Ada published a video', 'Rye', `/vtube/${video_id}`],
  ]
  assert.deepEqual([await told(bob), await told(eve), await told(ada)], [news, [], []])
  for (const visibility of ['Private', 'Public'] as const)
    await as(ada).call('update_video', { video_id, visibility })
  assert.deepEqual(await told(bob), news)
  await as(ada).call('delete_video', { video_id })
  assert.deepEqual(await told(bob), [news[0]])
})

test('a video is reported by those who see it', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const [open, hidden] = [
    await putVideo(here, channel, { title: 'Rye', description: 'Of bread' }),
    await putVideo(here, channel, { visibility: 'private' }),
  ]
  const report = (report_id: number) => ({ report_type: 'video', report_id, reason: 'spam' }) as const
  const { recdata } = await as(bob).call('add_report', report(open))
  assert.deepEqual(
    [recdata.shown, recdata.link, recdata.shown_file_type, recdata.user_id],
    ['Rye\n\nOf bread', `/vtube/${open}`, 'video', ada.id],
  )
  await as(bob).isRefused('add_report', report(hidden), 'video_not_found')
  await as(ada).isRefused('add_report', report(open), 'not_oneself')
})

test('who has muted a channel stays subscribed, and hears nothing of new videos until they want to', async () => {
  const here = await world()
  const { as, person, platform } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { id: channel_id } = await makeChannel(here, ada, 'Kitchen')
  await as(bob).isRefused('mute_channel', { channel_id, is_muted: 1 }, 'channel_not_found')
  await as(bob).call('toggle_subscription', { channel_id })
  const mute = async (is_muted: 0 | 1) => (await as(bob).call('mute_channel', { channel_id, is_muted })).data
  assert.deepEqual(await mute(1), { channel_id, is_muted: 1 })
  const [subscribed] = (await as(bob).call('get_subscriptions', {})).response
  assert.deepEqual([subscribed?.is_subscribed, subscribed?.is_muted], [1, 1])
  await publishVideo(here, ada, { channel_id, title: 'Rye' })
  await mute(0)
  await publishVideo(here, ada, { channel_id, title: 'Wheat' })
  await gatherNews(platform)
  const { recdata } = await as(bob).call('notification_list', {})
  assert.deepEqual(
    recdata.map(({ message }) => message),
    ['Wheat'],
  )
  const { status, body } = await as().send('mute_channel', { channel_id, is_muted: 1 })
  assert.deepEqual([status, body['error']], [401, 'session_unknown'])
})
