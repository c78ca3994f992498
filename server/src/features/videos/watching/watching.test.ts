/** What members have watched: going on where they stopped, and their history. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { makeWorld } from '../../../../test/world.ts'

test('a video goes on where one stopped, unless it was finished', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel, { seconds: 200 })
  const voice = as(bob)
  const resume = async () => {
    const { response } = await voice.call('get_video', { video_id })
    return [response.resume_at, response.watched_percent]
  }
  const unfinished = async () =>
    (await voice.call('get_continue_watching', {})).videos.map((each) => each.video_id)
  assert.deepEqual(await resume(), [null, null])
  await voice.call('video_view', { video_id })
  assert.deepEqual([await resume(), await unfinished()], [[null, 0], []])
  await voice.call('video_watched', { video_id, seconds: '83.5' })
  assert.deepEqual([await resume(), await unfinished()], [[83.5, 42], [video_id]])
  await voice.call('video_watched', { video_id, seconds: 195 })
  assert.deepEqual([await resume(), await unfinished()], [[null, 100], []])
  await voice.call('video_watched', { video_id, seconds: 20 })
  assert.deepEqual(await resume(), [20, 10])
  const { rows } = await sql<{ views: number; tenths: number[] }>`
    select views, tenths from view_counts where object_id = ${video_id}`.execute(platform.database.db)
  assert.deepEqual(rows, [{ views: 1, tenths: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }], 'the furthest of the day')
  assert.equal((await as(ada).call('get_video', { video_id })).response.resume_at, null)
  const { body } = await voice.send('video_watched', { video_id, seconds: -1 })
  assert.deepEqual(body['fields'], { seconds: 'Must be a second of the video' })
})

test('a history lists what was watched, latest first; it is searched, paused and cleared', async () => {
  const here = await makeWorld()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const titles = ['Rye bread', 'Compost', 'Wheat bread']
  const ids: number[] = []
  for (const title of titles) ids.push(await putVideo(here, channel, { title }))
  const [rye = 0, compost = 0, wheat = 0] = ids
  const voice = as(bob)
  const history = async (more: object = {}) => {
    const { videos, is_paused } = await voice.call('get_watch_history', more)
    return [...videos.map((each) => each.video_id), is_paused]
  }
  assert.deepEqual(await history(), [0])
  for (const video_id of [rye, compost, wheat, rye]) await voice.call('video_view', { video_id })
  assert.deepEqual(await history(), [rye, wheat, compost, 0])
  assert.deepEqual(await history({ search_term: 'BREA' }), [rye, wheat, 0])
  assert.deepEqual(await history({ search_term: ' . ' }), [0])
  const { next } = await voice.call('get_watch_history', { limit: 2 })
  assert.deepEqual(await history({ before: next }), [compost, 0])
  await voice.call('delete_watched', { video_id: wheat })
  assert.deepEqual(await history(), [rye, compost, 0])
  assert.equal((await voice.call('pause_watch_history', { is_paused: '1' })).is_paused, 1)
  await voice.call('video_view', { video_id: wheat })
  await voice.call('video_watched', { video_id: wheat, seconds: 30 })
  assert.deepEqual(await history(), [rye, compost, 1])
  await voice.call('pause_watch_history', { is_paused: 0 })
  await voice.call('video_watched', { video_id: wheat, seconds: 30 })
  assert.deepEqual(await history(), [wheat, rye, compost, 0])
  await as(ada).call('update_video', { video_id: compost, visibility: 'Private' })
  assert.deepEqual(await history(), [wheat, rye, 0])
  const { message } = await voice.call('clear_watch_history', {})
  assert.equal(message, 'Watch history cleared')
  assert.deepEqual(await history(), [0])
})
