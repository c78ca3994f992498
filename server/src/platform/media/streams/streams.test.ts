/** Videos that stream, from upload to playlist: their steps, what each leaves behind, and who may see it. */
import assert from 'node:assert/strict'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { VideoProgress } from '@commons/contract/shared/video.ts'
import { apartOf, beepsOf, flashAndBeep, flashesOf, framesOf } from '../../../../test/streamed.ts'
import { mediaRow, streamingFeature, uploadStream } from '../../../../test/streaming.ts'
import { mp4Bytes } from '../../../../test/files/videos.ts'
import { browserCookie, doSteps, makeWorld, type World } from '../../../../test/world.ts'

const feature = streamingFeature()
const env = { STREAM_HEIGHTS: '90,180', STREAM_CHUNK_SECONDS: '4' }
const here = await makeWorld({ env, features: [feature] })
const { platform } = here
const { pool } = platform.database
/** Of two chunks. */
const content = await mp4Bytes(flashAndBeep(7, { width: 320, height: 180, fps: 15 }))

async function filesOf({ mediaRoot }: World, key: string): Promise<string[]> {
  return (await readdir(path.join(mediaRoot, key.slice(0, 2), key))).toSorted()
}

const bytesAt = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(here.url + address, { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Follows a playlist as a player does: returns the file that its ranges make, and its length. */
async function download(playlist: string): Promise<{ bytes: Buffer; seconds: number }> {
  const { answer, bytes } = await bytesAt(playlist)
  assert.equal(answer.status, 200, playlist)
  const text = bytes.toString()
  const address = (name: string) => new URL(name, here.url + playlist).href.slice(here.url.length)
  const parts: Buffer[] = []
  const get = async (name: string, range: string) => {
    const [length = 0, at = 0] = range.split('@').map(Number)
    const part = await bytesAt(address(name), { range: `bytes=${at}-${at + length - 1}` })
    assert.equal(part.answer.status, 206)
    assert.equal(part.bytes.length, length)
    parts.push(part.bytes)
  }
  const [, head = '', range = ''] = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="([^"]+)"/.exec(text) ?? []
  await get(head, range)
  let seconds = 0
  for (const [, length, place = '', name = ''] of text.matchAll(
    /#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\S+)\n(\S+)/g,
  )) {
    seconds += Number(length)
    await get(name, place)
  }
  return { bytes: Buffer.concat(parts), seconds }
}

test('a video is published with its lowest rendition, and grows', async () => {
  const ada = await here.person('Ada')
  const id = await uploadStream(platform, feature, ada, { content })
  await platform.mediaRoad.process(id)
  assert.deepEqual(await mediaRow(platform, id).then(({ state, stream }) => [state, stream]), [
    'processing',
    {},
  ])

  const seen: string[] = []
  const look = async () => {
    const { state, heights, progress } = await mediaRow(platform, id)
    seen.push(`${state} ${heights.join()}`)
    return progress
  }
  let last = 0
  while (await doSteps(platform)) {
    const progress = await look()
    assert.ok(progress >= last)
    last = progress
  }
  assert.deepEqual(
    seen.filter((each, at) => each !== seen[at - 1]),
    ['processing ', 'ready 90', 'ready 90,180'],
  )
  assert.equal(last, 100)
  assert.deepEqual(feature.said, ['ready', 'grown', 'grown'])

  const row = await mediaRow(platform, id)
  assert.deepEqual([row.width, row.height, Math.round(row.seconds)], [320, 180, 7])
  const pictures = ['160.webp', 'storyboard-1.webp', ...[1, 2, 3].map((at) => `thumbnail${at}-160.webp`)]
  await here.removeFiles()
  assert.deepEqual(
    await filesOf(here, row.key),
    ['180p.mp4', '90p.mp4', 'sound.mp4', ...pictures].toSorted(),
    'no chunk, and no original',
  )
  const { rows } = await pool.query(
    `select m.bytes::int, u.bytes::int as used from media m join media_usage u on u.member_id = m.owner_id
     where m.id = $1`,
    [id],
  )
  assert.equal(rows[0]?.bytes, rows[0]?.used)
  for (const file of ['90p.mp4', 'sound.mp4', 'storyboard-1.webp', 'thumbnail2-160.webp', '160.webp'])
    assert.equal((await fetch(`${here.url}/media/${row.key}/${file}`)).status, 200, file)
  for (const file of [
    'original',
    '90p-0000.mp4',
    '360p.mp4',
    'storyboard-2.webp',
    'thumbnail4-160.webp',
    '360p.m3u8',
  ])
    assert.equal((await fetch(`${here.url}/media/${row.key}/${file}`)).status, 404, file)
})

test('its playlists lead to every byte of its tracks, in sync', async () => {
  const { rows: ids } = await pool.query<{ id: string }>(`select id from media where progress = 100`)
  const row = await mediaRow(platform, ids[0]?.id ?? '')
  const { hls, heights, sources, storyboard } = platform.media.video(row)
  assert.deepEqual([heights, sources, hls], [[90, 180], [], `/media/${row.key}/master.m3u8`])
  assert.equal(storyboard?.count, 2)
  const { answer, bytes } = await bytesAt(hls ?? '')
  assert.equal(answer.headers.get('content-type'), 'application/vnd.apple.mpegurl')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  const master = bytes.toString()
  assert.deepEqual(
    [...master.matchAll(/RESOLUTION=(\S+?),/g)].map(([, size]) => size),
    ['160x90', '320x180'],
    'the lowest is first',
  )
  assert.match(master, /CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"/)
  assert.match(master, /#EXT-X-MEDIA:TYPE=AUDIO,.*URI="sound\.m3u8"/)

  const files = new Map<string, string>()
  for (const track of ['90p', '180p', 'sound']) {
    const { bytes: whole, seconds } = await download(`/media/${row.key}/${track}.m3u8`)
    assert.ok(Math.abs(seconds - 7) < 0.03, `${track}: ${seconds} s`)
    assert.deepEqual(whole, (await bytesAt(`/media/${row.key}/${track}.mp4`)).bytes, track)
    const file = platform.incoming.locate(`downloaded-${track}.mp4`)
    await writeFile(file, whole)
    files.set(track, file)
  }
  for (const track of ['90p', '180p']) {
    const file = files.get(track) ?? ''
    assert.equal((await framesOf(file)).length, 105)
    assert.ok(apartOf(await flashesOf(file), await beepsOf(files.get('sound') ?? '')) < 0.04)
  }
})

test('a private video is played by signed addresses, which end with the right to see it', async () => {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const id = await uploadStream(platform, feature, ada, { content, alt: 'mine' })
  await here.processMedia()
  const { key, seconds } = await mediaRow(platform, id)
  const [adas, bobs] = [await browserCookie(here.url, ada.email), await browserCookie(here.url, bob.email)]
  const status = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(here.url + address, { headers })).status
  for (const file of ['master.m3u8', '90p.m3u8', 'sound.m3u8', '90p.mp4', 'sound.mp4', 'storyboard-1.webp']) {
    const address = `/media/${key}/${file}`
    assert.deepEqual(
      [
        await status(address),
        await status(address, { cookie: bobs }),
        await status(address, { cookie: adas }),
      ],
      [404, 404, 200],
      file,
    )
  }
  const asked = Date.now()
  const { answer, bytes } = await bytesAt(`/media/${key}/master.m3u8`, { cookie: adas })
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  const [track = ''] = /^90p\.m3u8\?.*$/m.exec(bytes.toString()) ?? []
  const until = Number(new URLSearchParams(track.split('?')[1]).get('until'))
  assert.ok((until + 1) * 1000 > asked + 3_600_000 + seconds * 1000, 'as long as it plays, and an hour')

  // Its addresses need no cookie, and pass on the same signature.
  const listed = (await bytesAt(`/media/${key}/${track}`)).bytes.toString()
  const [segment = ''] = /^90p\.mp4\?.*$/m.exec(listed) ?? []
  assert.equal(segment.split('?')[1], track.split('?')[1])
  const range = { range: 'bytes=0-99' }
  assert.equal(await status(`/media/${key}/${segment}`, range), 206)
  assert.equal(await status(`/media/${key}/${segment.replace(/viewer=\d+/, `viewer=${bob.id}`)}`, range), 404)
  await pool.query(`update media set alt = 'hidden' where id = $1`, [id])
  assert.equal(await status(`/media/${key}/${track}`), 404, 'it dies with the right to see it')
})

test('what is too large or too long is refused before it is stored', async () => {
  const strict = await makeWorld({
    env: { STREAM_MAX_MB: '1', STREAM_MAX_MINUTES: '1', VIDEO_MAX_MB: '2', VIDEO_MAX_MINUTES: '2' },
    features: [feature],
  })
  const ada = await strict.person('Ada')
  const large = Buffer.concat([content, Buffer.alloc(2 ** 20)])
  large.writeUInt32BE(2 ** 20, content.length)
  large.write('free', content.length + 4, 'latin1')
  await assert.rejects(uploadStream(strict.platform, feature, ada, { content: large }), {
    refusal: 'file_too_large',
  })
  const long = await mp4Bytes({ seconds: 62, fps: 5, width: 16, height: 16, audio: false })
  await assert.rejects(uploadStream(strict.platform, feature, ada, { content: long }), {
    refusal: 'video_too_long',
    details: { values: { limit: 40, side: 100_000, minutes: 1 } },
  })
})

test('what has failed says why, and takes no room', async () => {
  const ada = await here.person('Ada')
  // Its description is whole, but none of its frames can be decoded.
  const broken = Buffer.from(await mp4Bytes({ seconds: 1, audio: false }))
  broken.fill(0, broken.indexOf('mdat') + 4)
  const id = await uploadStream(platform, feature, ada, { content: broken })
  await here.processMedia()
  const row = await mediaRow(platform, id)
  const progress = platform.media.progress(row, 'en')
  assert.deepEqual(VideoProgress.parse(progress), progress)
  assert.equal(progress.state, 'failed')
  assert.match(progress.failure ?? '', /damaged|broken|read/i)
  const { rows } = await pool.query(
    'select m.bytes::int, (select count(*)::int from media_steps s where s.media_id = m.id) as steps from media m where id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ bytes: 0, steps: 0 }])
})

test('a rendition that cannot be made is left out of a video that plays', async () => {
  const ada = await here.person('Ada')
  const id = await uploadStream(platform, feature, ada, { content })
  await platform.mediaRoad.process(id)
  const isReady = async () => (await mediaRow(platform, id)).state === 'ready'
  while (!(await isReady()) && (await doSteps(platform))) continue
  const { key } = await mediaRow(platform, id)
  // Its original is gone for good: after days of trying, what is still missing is left out.
  await pool.query(`update media_steps set changed_at = now() - interval '4 days' where media_id = $1`, [id])
  const sweep = platform.mediaRoad.jobs.find(({ name }) => name === 'media.sweep')
  await sweep?.work({} as never)
  const row = await mediaRow(platform, id)
  assert.deepEqual([row.state, row.heights, row.progress], ['ready', [90], 100])
  await here.removeFiles()
  assert.ok((await filesOf(here, key)).every((file) => !/original|-\d{4}/.test(file)))
})
