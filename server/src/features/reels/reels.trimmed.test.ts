/** Reels made of a part of a video. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../test/files/pictures.ts'
import { mp4 } from '../../../test/files/videos.ts'
import { makeWorld, world } from '../../../test/world.ts'
import { mediaName, originalFile } from '../../platform/media/store/store.ts'

const sixSeconds = () => mp4({ seconds: 6, width: 64, height: 96, fps: 10 })
const captions = () =>
  new Blob(['1\n00:00:00,500 --> 00:00:01,500\nBefore\n\n2\n00:00:01,800 --> 00:00:02,500\nWithin\n'], {
    type: 'text/plain',
  })

test('a reel is the chosen part of the video, with what is said in it, and the rest is not kept', async () => {
  const here = await world()
  const { as, person, processMedia, platform, url } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const files = { file: await sixSeconds(), captions: captions() }
  const trimmed = { trim_start: 2, trim_end: '4.5', cover_at: 1 }
  const { reel_id } = (await as(ada).call('add_reel', trimmed, files)).recdata
  await processMedia()
  const { reel } = await as(bob).call('reel_by_id', { reel_id })
  assert(reel.video)
  assert(Math.abs(reel.video.seconds - 2.5) < 0.2, String(reel.video.seconds))
  const said = await (await fetch(url + reel.video.captions)).text()
  assert.match(said, /00:00:00.000 --> 00:00:00.500\nWithin/)
  assert.doesNotMatch(said, /Before/)

  // The upload itself was never served, and is removed.
  const key = /media\/([^/]+)\//.exec(reel.file ?? '')?.[1] ?? assert.fail('no key')
  assert.equal((await fetch(`${url}/media/${key}/${originalFile}`)).status, 404)
  await platform.database.db
    .updateTable('removed_media')
    .set({ removed_at: new Date(0) })
    .execute()
  await platform.mediaRoad.removeFiles()
  assert.equal(await platform.mediaStore.size(mediaName(key, originalFile)), undefined)
})

test('limits are about the part: a long video gives a short reel, and no part is too short', async () => {
  const { as, person, platform, processMedia } = await makeWorld({ env: { VIDEO_MAX_MINUTES: '1' } })
  const ada = await person('Ada')
  const file = await mp4({ seconds: 66, width: 64, height: 96, fps: 5, audio: false })
  await as(ada).isRefused('add_reel', {}, 'video_too_long', { file })
  await as(ada).isRefused('add_reel', { trim_start: 1 }, 'video_too_long', { file })
  const parts = { trim_start: 1, trim_end: 3 }
  const { reel_id } = (await as(ada).call('add_reel', parts, { file })).recdata
  for (const [trim_start, trim_end] of [
    [2, 2.5],
    [3, 2],
    [65.5, 70],
    [90, 99],
  ])
    await as(ada).isRefused('add_reel', { trim_start, trim_end }, 'trim_too_short', { file })
  await as(ada).isRefused('add_reel', parts, 'trim_without_video', { file: await jpeg(64, 96) })
  const { body } = await as(ada).send('add_reel', { trim_end: 'soon' }, { file })
  assert.equal(body['error'], 'invalid_fields')
  await processMedia()
  const { reel } = await as(ada).call('reel_by_id', { reel_id })
  assert(Math.abs((reel.video?.seconds ?? 0) - 2) < 0.2)
  const left = await platform.database.db.selectFrom('media').select('id').execute()
  assert.equal(left.length, 1, 'nothing that was refused is kept')
})
