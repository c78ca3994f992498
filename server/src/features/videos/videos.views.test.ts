/** Views of, reactions to and saves of videos. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../test/scenes/videos-scene.ts'
import { statementsOfEach } from '../../../test/statements.ts'
import { world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

test('a view counts once a member and day, where the video is seen and another’s', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const video_id = await putVideo(here, await makeChannel(here, ada))
  await block(ada, eve)
  const count = async () => (await as(ada).call('video_stats', { video_id })).data.view_count
  for (const who of [ada, bob, bob, eve]) await as(who).call('video_view', { video_id })
  await as(bob).call('video_view', { video_id: 1 })
  assert.equal(await count(), 1)
  await sql`update object_views set day = day - 1`.execute(here.platform.database.db)
  await as(bob).call('video_view', { video_id: String(video_id) })
  assert.equal(await count(), 2)
})

test('a like and a dislike exclude each other; the author is told of a like, but not of one for kids', async () => {
  const here = await world()
  const { as, person, platform, events } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const channel = await makeChannel(here, ada)
  const channel_id = channel.id
  const video_id = await putVideo(here, channel)
  const react = async (reaction: 'like' | 'dislike', who = bob) =>
    (await as(who).call('video_reaction', { video_id, reaction, channel_id })).data
  const now = { video_id, like_count: 1, dislike_count: 0, is_liked: 1, is_disliked: 0 }
  assert.deepEqual(await react('like'), now)
  assert.deepEqual(await react('dislike', eve), { ...now, dislike_count: 1, is_liked: 0, is_disliked: 1 })
  const swapped = { ...now, like_count: 0, dislike_count: 2, is_liked: 0, is_disliked: 1 }
  assert.deepEqual(await react('dislike'), swapped)
  assert.deepEqual((await as(bob).call('video_stats', { video_id, channel_id: '' })).data, {
    ...swapped,
    view_count: 0,
    comment_count: 0,
  })
  assert.deepEqual(await react('dislike'), { ...swapped, dislike_count: 1, is_disliked: 0 })
  assert.deepEqual(events('video.liked'), [{ video: video_id, member: bob.id }])
  await react('like')
  const forKids = await putVideo(here, channel, { audience: 1, title: 'For kids' })
  await as(bob).call('video_reaction', { video_id: forKids, reaction: 'like' })
  await gatherNews(platform)
  const { recdata } = await as(ada).call('notification_list', {})
  assert.deepEqual(
    recdata.map(({ text, message, link }) => [text, message, link]),
    [['Bob liked your video', 'A video', `/vtube/${video_id}`]],
  )
  const { body } = await as(bob).send('video_reaction', { video_id, reaction: 'love' })
  assert.deepEqual(body['fields'], { reaction: 'Must be like or dislike' })
  await as(bob).isRefused('video_reaction', { video_id: 1, reaction: 'like' }, 'video_not_found')
  await as(bob).isRefused('video_stats', { video_id: 1 }, 'video_not_found')
})

test('saved videos are listed, latest saved first', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const [one, two] = [await putVideo(here, channel), await putVideo(here, channel)]
  for (const video_id of [two, one])
    assert.equal((await as(bob).call('video_save', { video_id })).recdata.is_saved, 1)
  const saved = async () =>
    (await as(bob).call('saved_video_list', {})).videos.map(({ video_id, is_saved }) => [video_id, is_saved])
  assert.deepEqual(await saved(), [
    [one, 1],
    [two, 1],
  ])
  assert.equal((await as(bob).call('video_save', { video_id: one })).recdata.is_saved, 0)
  await as(ada).call('update_video', { video_id: two, visibility: 'Private' })
  assert.deepEqual(await saved(), [])
  await as(bob).isRefused('video_save', { video_id: two }, 'video_not_found')
})

test('nobody comments on a video made for kids', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const object_id = await putVideo(here, await makeChannel(here, ada), { audience: 1 })
  await as(bob).isRefused('add_comment', { object_id, comment: 'Hi' }, 'object_not_found')
  assert.deepEqual((await as(bob).call('comment_list', { object_id })).recdata, [])
  await as(ada).call('update_video', { video_id: object_id, audience: 0 })
  await as(bob).call('add_comment', { object_id, comment: 'Hi' })
  assert.equal((await as(ada).call('get_video', { video_id: object_id })).response.comment_count, 1)
})

test('a video’s page is read in four statements, however much is said there', async () => {
  const here = await world()
  const { as, person, platform } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const video_id = await putVideo(here, await makeChannel(here, ada))
  for (const comment of ['One', 'Two', 'Three']) await as(bob).call('video_comment', { video_id, comment })
  const costs = await statementsOfEach(platform, [
    () => as(bob).call('get_video', { video_id }),
    () => as(bob).call('comment_list', { object_id: video_id }),
    () => as(bob).call('get_all_videos', {}),
  ])
  assert(costs.reduce((sum, each) => sum + each, 0) <= 4, costs.join(' '))
})
