/** Videos that stream: from upload to playlist, who may play them, and how far their owner sees them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VideoProgress } from '@commons/contract/shared/video.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { sql } from 'kysely'
import { mp4, mp4Bytes } from '../../../test/files/videos.ts'
import { blob } from '../../../test/files/pictures.ts'
import { browserCookie, doSteps, makeWorld, type Person } from '../../../test/world.ts'
import { publishScheduled } from './videos.jobs.ts'

const here = await makeWorld({ env: { STREAM_HEIGHTS: '90,180', STREAM_CHUNK_SECONDS: '4' } })
const { as, person, platform } = here
const file = await mp4({ seconds: 1, width: 320, height: 180, fps: 10 })
const captions = blob(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nFlour\n'), 'text/vtt')
const words = { title: 'Bread', description: 'How to knead it' }

const videoFor = async (viewer: Person, video_id: number): Promise<SiteVideo> =>
  (await as(viewer).call('get_video', { video_id })).response
const statusOf = async (address: string, cookie?: string): Promise<number> =>
  (await fetch(here.url + address, cookie ? { headers: { cookie } } : {})).status
const bareOf = (address: string | null | undefined): string => address?.split('?')[0] ?? assert.fail()

async function start(owner: Person, content: Blob, asked: object = {}): Promise<SiteVideo> {
  const { recdata } = await as(owner).call('add_video', { ...words, ...asked }, { file: content, captions })
  const { db } = platform.database
  const { rows } = await sql<{ id: string }>`
    select media_id as id from videos where id = ${recdata.video_id}`.execute(db)
  await platform.mediaRoad.process(rows[0]?.id ?? assert.fail())
  return recdata
}

test('a video streams once its lowest rendition is made, and its owner sees how far it is', async () => {
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const hints: Array<{ readonly topic: string; readonly to?: readonly number[] | undefined }> = []
  platform.bus.subscribe({
    hints: (sent) => hints.push(...sent),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  const { video_id, channel_id, progress } = await start(ada, file)
  assert.deepEqual(progress, { state: 'processing', progress: 0, failure: null, heights: [], thumbnails: [] })
  await as(bob).isRefused('get_video', { video_id }, 'video_not_found')

  const seen: VideoProgress[] = []
  const published: unknown[] = []
  while (await doSteps(platform)) {
    const { videos } = await as(ada).call('get_videos_by_channel_id', { channel_id })
    seen.push(videos[0]?.progress ?? assert.fail())
    const { body } = await as(bob).send('get_video', { video_id })
    published.push(body['error'] ?? 'published')
  }
  assert.deepEqual(
    seen.map(({ state }) => (state === 'ready' ? 'published' : 'video_not_found')),
    published,
    'others see it with its lowest rendition',
  )
  assert.deepEqual(
    [...new Set(seen.map(({ state, heights }) => `${state} ${heights.join()}`))],
    ['processing ', 'ready 90', 'ready 90,180'],
  )
  const percents = seen.map((each) => each.progress)
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  )
  assert.ok(seen.some((each) => each.state === 'processing' && each.progress > 0))
  assert.equal(percents.at(-1), 100)

  const owners = hints.filter(({ topic }) => topic === `videos:${ada.id}`)
  assert.ok(owners.length >= seen.length, 'each step is hinted to the owner’s list')
  assert.ok(owners.every(({ to }) => to?.join() === String(ada.id)))
  const itself = hints.filter(({ topic }) => topic === `video:${video_id}`)
  assert.equal(itself.length, 3, 'published, a rendition more, a storyboard')
  assert.ok(itself.every(({ to }) => to === undefined))

  const video = await videoFor(bob, video_id)
  assert.equal(video.progress, null, 'only its owner is told')
  const own = await videoFor(ada, video_id)
  assert.deepEqual([own.progress?.state, own.progress?.thumbnails.length], ['ready', 3])
  const { hls, heights, sources, storyboard, seconds } = video.video ?? assert.fail()
  assert.deepEqual([heights, sources, seconds, video.file], [[90, 180], [], 1, hls])
  assert.match(hls ?? '', /\/master\.m3u8$/)
  const pictures = [
    storyboard?.sheets[0],
    video.captions[0]?.url,
    own.progress?.thumbnails[0]?.sources[0]?.url,
  ]
  for (const address of [hls, ...pictures])
    assert.equal(await statusOf(address ?? assert.fail()), 200, `${address}`)
})

test('whoever may see a video may play it: unlisted, private, scheduled, public', async () => {
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const publish_at = new Date(Date.now() + 3_600_000).toISOString()
  const first = await start(ada, file, { visibility: 'Unlisted' })
  const second = await start(ada, file, { visibility: 'Scheduled', publish_at })
  while (await doSteps(platform)) continue
  const playlistFor = async (viewer: Person, { video_id }: SiteVideo) =>
    (await videoFor(viewer, video_id)).video?.hls ?? assert.fail()

  for (const viewer of [ada, bob]) assert.equal(await statusOf(await playlistFor(viewer, first)), 200)
  await as(ada).call('update_video', { video_id: first.video_id, visibility: 'Private' })
  const signed = { private: await playlistFor(ada, first), scheduled: await playlistFor(ada, second) }
  for (const { video_id } of [first, second])
    await as(bob).isRefused('get_video', { video_id }, 'video_not_found')
  for (const [kind, address] of Object.entries(signed)) {
    assert.match(address, /\?viewer=/)
    const forBob = address.replace(`viewer=${ada.id}`, `viewer=${bob.id}`)
    assert.deepEqual(
      [await statusOf(address), await statusOf(forBob), await statusOf(bareOf(address))],
      [200, 404, 404],
      kind,
    )
  }

  // It is open to all once it is public, and to nobody once it is deleted.
  const { video_id } = second
  const { db } = platform.database
  await sql`update videos set publish_at = now() - interval '1 second' where id = ${video_id}`.execute(db)
  await publishScheduled(platform)
  const open = await playlistFor(bob, second)
  assert.equal(open, bareOf(signed.scheduled))
  assert.equal(await statusOf(open), 200)
  await as(ada).call('delete_video', { video_id })
  assert.equal(await statusOf(open), 404)

  // A browser has its cookie. To log in there ends the sessions above.
  const [adas, bobs] = [await browserCookie(here.url, ada.email), await browserCookie(here.url, bob.email)]
  const files = ['master.m3u8', '90p.m3u8', '90p.mp4', 'sound.mp4', 'storyboard-1.webp']
  for (const name of files) {
    const address = bareOf(signed.private).replace('master.m3u8', name)
    assert.deepEqual(
      [await statusOf(address, adas), await statusOf(address, bobs), await statusOf(address)],
      [200, 404, 404],
      name,
    )
  }
})

test('a video that could not be made tells its owner why, and nobody else of it', async () => {
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  // Its header is whole, but none of its frames can be decoded.
  const broken = Buffer.from(await mp4Bytes({ seconds: 1, audio: false }))
  broken.fill(0, broken.indexOf('mdat') + 4)
  const { video_id, channel_id } = await start(ada, blob(broken, 'video/mp4'))
  while (await doSteps(platform)) continue
  const { progress, file_failure, video } = await videoFor(ada, video_id)
  assert.deepEqual([progress?.state, progress?.thumbnails, video], ['failed', [], null])
  assert.match(progress?.failure ?? '', /damaged|broken|read/i)
  assert.equal(progress?.failure, file_failure)
  const { videos } = await as(ada).call('get_videos_by_channel_id', { channel_id })
  assert.equal(videos[0]?.progress?.state, 'failed')
  await as(bob).isRefused('get_video', { video_id }, 'video_not_found')
  assert.deepEqual((await as(bob).call('get_videos_by_channel_id', { channel_id })).videos, [])
})
