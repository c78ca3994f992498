/** Parts of files: every route that answers with a file of a video knows ranges, from either store. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { blob, jpeg } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'
import { openS3Server, type S3Server } from '../fakes/s3-server.ts'
import { makeChannel } from '../scenes/videos-scene.ts'
import { browserCookie, makeWorld, type World } from '../world.ts'
import { onlyLong } from '../long.ts'

let s3: S3Server
before(async () => {
  s3 = await openS3Server()
})
after(() => s3.close())

const captions = blob(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nFlour\n'), 'text/vtt')

interface Published {
  readonly here: World
  readonly video: SiteVideo
  readonly cookie: string
}

async function publish(env: Record<string, string>, visibility: 'Public' | 'Private'): Promise<Published> {
  const here = await makeWorld({
    env: { OPEN_VIDEOS: 'on', STREAM_HEIGHTS: '90,180', STREAM_CHUNK_SECONDS: '4', ...env },
  })
  const ada = await here.person('Ada')
  await here.platform.database.db.updateTable('members').set({ several_devices: true }).execute()
  const { id: channel_id } = await makeChannel(here, ada)
  const file = await mp4({ seconds: 6, width: 320, height: 180, fps: 10 })
  const files = { file, captions, thumbnail: await jpeg(320, 180) }
  const words = { title: 'Bread', description: 'How to knead it', channel_id, visibility }
  const { recdata } = await here.as(ada).call('add_video', words, files)
  await here.processMedia()
  const { response: video } = await here.as(ada).call('get_video', { video_id: recdata.video_id })
  return { here, video, cookie: await browserCookie(here.url, ada.email) }
}

/** Lists the addresses of all files that a video has, each once. */
async function addressesOf({ here, video, cookie }: Published): Promise<string[]> {
  const { hls, storyboard, poster } = video.video ?? {}
  const [words] = video.captions
  const master = hls ?? assert.fail('It streams')
  const folder = master.slice(0, master.lastIndexOf('/'))
  const read = async (address: string) => {
    const answer = await fetch(here.url + address, { headers: { cookie } })
    assert.equal(answer.status, 200, address)
    return answer.text()
  }
  const named = (text: string, ending: string) => [
    ...new Set([...text.matchAll(new RegExp(`[\\w-]+\\.${ending}[^"\\s]*`, 'g'))].map(([name]) => name)),
  ]
  const playlists = named(await read(master), 'm3u8')
  assert.equal(playlists.length, 3, 'two renditions and the sound')
  const tracks: string[] = []
  for (const playlist of playlists) tracks.push(...named(await read(`${folder}/${playlist}`), 'mp4'))
  const pictures = [video.thumbnail, poster].flatMap(
    (picture) => picture?.sources.map(({ url }) => url) ?? [],
  )
  return [
    ...new Set([
      ...tracks.map((name) => `${folder}/${name}`),
      ...pictures,
      ...(storyboard?.sheets ?? assert.fail('It has a storyboard')),
      words?.url ?? assert.fail('It has captions'),
      video.download ?? assert.fail('Its author can download it'),
      ...(video.visibility === 'Public' ? [`/feeds/episodes/${video.video_id}.m4a`] : []),
    ]),
  ]
}

for (const [store, visibility] of [
  ['disk', 'Public'],
  ['disk', 'Private'],
  ['s3', 'Public'],
] as const)
  describe(`a ${visibility.toLowerCase()} video in the store ${store}`, () => {
    test('is answered in parts, by every address of it', store === 's3' ? onlyLong : {}, async () => {
      const env = store === 's3' ? { MEDIA_STORE: 's3', ...s3.env } : {}
      const published = await publish(env, visibility)
      const { here, cookie } = published
      const addresses = await addressesOf(published)
      assert(addresses.length >= 8, addresses.join(' '))
      const get = (address: string, range?: string, method = 'GET') =>
        fetch(here.url + address, { method, headers: { cookie, ...(range ? { range } : {}) } })
      const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
      for (const address of addresses) {
        const answer = await get(address)
        assert.equal(answer.status, 200, address)
        assert.equal(answer.headers.get('accept-ranges'), 'bytes', address)
        const whole = await bytesOf(answer)
        const size = whole.length
        assert.equal(answer.headers.get('content-length'), String(size), address)
        const half = Math.floor(size / 2)
        for (const [range, from, to] of [
          ['bytes=0-0', 0, 0],
          [`bytes=0-${half}`, 0, half],
          [`bytes=${half}-`, half, size - 1],
          ['bytes=-7', size - 7, size - 1],
          [`bytes=5-${size + 1000}`, 5, size - 1],
        ] as const) {
          const part = await get(address, range)
          assert.equal(part.status, 206, `${address} ${range}`)
          assert.equal(part.headers.get('content-range'), `bytes ${from}-${to}/${size}`, address)
          assert(whole.subarray(from, to + 1).equals(await bytesOf(part)), `${address} ${range}`)
        }
        const beyond = await get(address, `bytes=${size}-`)
        assert.equal(beyond.status, 416, address)
        assert.equal(beyond.headers.get('content-range'), `bytes */${size}`, address)
        await beyond.arrayBuffer()
        const head = await get(address, undefined, 'HEAD')
        assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(size)], address)
      }
    })
  })
