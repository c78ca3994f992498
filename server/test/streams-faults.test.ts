/**
 * Videos that stream are made of the same bytes whatever happens on the way: processes that are killed or work
 * at the same time, a full disk, a store that is too busy.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { breakVolume } from '../src/platform/broken-volume.ts'
import { mediaName } from '../src/platform/media/store/store.ts'
import type { StepJob } from '../src/platform/media/streams/streams.ts'
import { atEndOfFile } from './end-of-file.ts'
import { openS3Server } from './fakes/s3-server.ts'
import { onlyLong } from './long.ts'
import { releaseStreamJobs, startStreamProcess } from './stream-processes.ts'
import { flashAndBeep } from './streamed.ts'
import { mediaRow, streamingFeature, uploadStream } from './streaming.ts'
import { mp4Bytes } from './files/videos.ts'
import { doSteps, makeWorld, type World } from './world.ts'

const feature = streamingFeature()
const folder = await mkdtemp(path.join(tmpdir(), 'commons-streams-'))
atEndOfFile(() => rm(folder, { recursive: true, force: true }))
const shape = { STREAM_HEIGHTS: '48,90', STREAM_CHUNK_SECONDS: '4', VIDEOS_AT_ONCE: '1' }
const env = { ...shape, DATA_DIR: folder }

let here: World
let other: World
let content: Buffer
/** The tracks of a video with which nothing happened. */
let expected: Record<string, string>

before(async () => {
  // Of two chunks.
  content = await mp4Bytes(flashAndBeep(7, { fps: 15 }))
  here = await makeWorld({ env, features: [feature] })
  other = await makeWorld({ env, features: [feature], database: here.database })
  expected = await tracksOf(here, await upload(here, { isMade: true }))
  assert.deepEqual(Object.keys(expected), ['48p.mp4', '90p.mp4', 'sound.mp4'])
})

async function upload(world: World, { isMade = false, of = content } = {}): Promise<string> {
  const id = await uploadStream(world.platform, feature, await world.person('Ada'), { content: of })
  await world.platform.mediaRoad.process(id)
  if (isMade) while (await doSteps(world.platform)) continue
  return id
}

/** Returns the hash of each track's bytes in the store. */
async function tracksOf({ platform }: World, id: string): Promise<Record<string, string>> {
  const { key, heights, progress } = await mediaRow(platform, id)
  assert.equal(progress, 100)
  const hash = async (file: string) => {
    const bytes = await buffer(await platform.mediaStore.read(mediaName(key, file)))
    return [file, createHash('sha256').update(bytes).digest('hex')] as const
  }
  return Object.fromEntries(
    await Promise.all([...heights.map((height) => `${height}p.mp4`), 'sound.mp4'].map(hash)),
  )
}

/** Returns the steps that have a job, or only those of this kind. */
async function queued({ platform }: World, id: string, kind = '%'): Promise<StepJob[]> {
  const { rows } = await platform.database.pool.query<StepJob>(
    `select media_id as id, kind, rendition, chunk from media_steps
     where media_id = $1 and state = 'queued' and kind like $2 order by rendition, chunk, kind`,
    [id, kind],
  )
  return rows
}

/** Does steps until there is one of this kind. */
async function doUntil(world: World, id: string, kind: string): Promise<StepJob> {
  for (;;) {
    const [found] = await queued(world, id, kind)
    if (found) return found
    const [next] = await queued(world, id)
    assert(next, `there is no ${kind}`)
    await world.platform.mediaRoad.doStep(next)
  }
}

const startProcess = (stops: 'chunk' | 'join' | undefined, until: 'stopped' | 'works') =>
  startStreamProcess(here, env, { ...(stops && { stops }), until })

test('a process killed in a chunk, and one in joining, leave a video that others finish', async () => {
  const id = await upload(here)
  for (const stops of ['chunk', 'join'] as const) {
    const stopped = await startProcess(stops, 'stopped')
    stopped.kill('SIGKILL')
    await releaseStreamJobs(here)
  }
  const last = await startProcess(undefined, 'works')
  while ((await mediaRow(here.platform, id)).progress < 100) {
    assert.equal(last.exitCode, null)
    await sleep(100)
  }
  assert.deepEqual(await tracksOf(here, id), expected)
  last.kill('SIGKILL')
})

test('killed again and again, wherever it is, it loses no step for good', onlyLong, async () => {
  // Of eight chunks.
  const long = await mp4Bytes(flashAndBeep(31, { fps: 15 }))
  const quiet = await upload(here, { isMade: true, of: long })
  const id = await upload(here, { of: long })
  let kills = 0
  for (let ms = 300; (await mediaRow(here.platform, id)).progress < 100; ms += 150) {
    const working = await startProcess(undefined, 'works')
    await sleep(ms)
    if (working.kill('SIGKILL')) kills++
    await releaseStreamJobs(here)
  }
  assert.ok(kills > 2, `${kills} kills`)
  assert.deepEqual(await tracksOf(here, id), await tracksOf(here, quiet))
})

test('two processes share the steps, also when both do the same one', onlyLong, async () => {
  const id = await upload(here)
  for (let turn = 0; ; turn++) {
    const steps = await queued(here, id)
    if (steps.length === 0) break
    const [first, ...rest] = steps
    assert(first)
    const [one, two] = [here.platform.mediaRoad, other.platform.mediaRoad]
    // Jobs of a process that only seemed to be dead are done twice.
    await Promise.all([
      one.doStep(first),
      two.doStep(first),
      ...rest.map((step, at) => (at % 2 === 0 ? two : one).doStep(step)),
    ])
  }
  assert.deepEqual(await tracksOf(other, id), expected)
})

test('a full disk stops a step, which goes on when there is room', onlyLong, async () => {
  const id = await upload(here)
  const join = await doUntil(here, id, 'join')
  breakVolume({ folder: path.join(folder, 'incoming'), code: 'ENOSPC', room: 4_000 })
  try {
    for (let attempt = 0; attempt < 4; attempt++)
      await assert.rejects(here.platform.mediaRoad.doStep(join), { code: 'ENOSPC' })
  } finally {
    breakVolume(undefined)
  }
  while (await doSteps(here.platform)) continue
  assert.deepEqual(await tracksOf(here, id), expected, 'the file was not blamed')
})

test('a chunk that is gone from the store is encoded again', onlyLong, async () => {
  const id = await upload(here)
  const join = await doUntil(here, id, 'join')
  const { key } = await mediaRow(here.platform, id)
  await here.platform.mediaStore.remove(mediaName(key, '48p-0001.mp4'))
  await here.platform.mediaRoad.doStep(join)
  assert.equal((await queued(here, id, 'chunk')).length, 2)
  while (await doSteps(here.platform)) continue
  assert.deepEqual(await tracksOf(here, id), expected)
})

test('a file that keeps killing its process is given up, with a reason for its owner', async () => {
  const id = await upload(here)
  const { platform } = here
  const chunk = await doUntil(here, id, 'chunk')
  const { streams } = platform.mediaWorkers
  const encode = streams.chunk
  streams.chunk = () => Promise.reject(new Error('The encoder has no idea'))
  try {
    for (let attempt = 0; attempt < 2; attempt++)
      await assert.rejects(platform.mediaRoad.doStep(chunk), /no idea/)
    await platform.mediaRoad.doStep(chunk)
  } finally {
    streams.chunk = encode
  }
  const row = await mediaRow(platform, id)
  assert.equal(row.state, 'failed')
  assert.match(platform.media.progress(row, 'en').failure ?? '', /Couldn't process the file/)
})

test('a store that is too busy again and again makes it slower, not different', onlyLong, async () => {
  const s3 = await openS3Server()
  atEndOfFile(() => s3.close())
  const away = await makeWorld({ env: { ...shape, MEDIA_STORE: 's3', ...s3.env }, features: [feature] })
  let requests = 0
  s3.disturb((_request, response) => {
    if (++requests % 4 !== 0) return false
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    return true
  })
  const id = await upload(away)
  while ((await queued(away, id)).length > 0) {
    for (const step of await queued(away, id))
      await away.platform.mediaRoad.doStep(step).catch((error: unknown) => {
        assert.ok(error instanceof Error && /media store/.test(error.message), String(error))
      })
  }
  s3.disturb(undefined)
  assert.deepEqual(await tracksOf(away, id), expected)
  const originals = s3.asked.filter(({ method, url }) => method === 'GET' && url.includes('/original'))
  assert.ok(
    originals.length > 0 && originals.length < 6,
    `its original was fetched ${originals.length} times`,
  )
  const { key } = await mediaRow(away.platform, id)
  for (const file of ['48p.mp4', '90p.mp4', 'sound.mp4', 'storyboard-1.webp', '160.webp']) {
    const part = await fetch(`${away.url}/media/${key}/${file}`, { headers: { range: 'bytes=10-19' } })
    assert.deepEqual([part.status, (await part.arrayBuffer()).byteLength], [206, 10], file)
  }
})
