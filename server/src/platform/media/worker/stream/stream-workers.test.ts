/** What the steps of a streamed video make, checked by decoding it. */
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { isLong, onlyLong } from '../../../../../test/long.ts'
import { mediaWorkers, testBounds } from '../../../../../test/media/media-workers.ts'
import {
  apartOf,
  beepsOf,
  flashAndBeep,
  flashesOf,
  framesOf,
  keepSound,
  playAfterAnother,
  retime,
} from '../../../../../test/streamed.ts'
import { mkvBytes, mp4Bytes, webmBytes } from '../../../../../test/files/videos.ts'
import { type IncomingFile, MediaFailure } from '../tasks.ts'
import { evenRate } from './make-plan.ts'
import { chunksOf, secondsOf, type StreamPlan } from './stream-plan.ts'

const { workers, file, emptyFolder } = await mediaWorkers()
const anHour = await mediaWorkers({ ...testBounds, videoSeconds: 3_700 })
const { streams } = workers
const wish = { heights: [90, 180], segmentSeconds: 2, chunkSeconds: 4 }
const ignore = () => undefined

const planOf = async (content: Uint8Array, mime = 'video/mp4') => {
  const source = await file(content, mime)
  return { source, plan: await streams.plan(source, wish, ignore) }
}

/** Encodes all chunks of the lowest rendition and joins them; returns the file's path. */
async function lowestOf(source: IncomingFile, plan: StreamPlan): Promise<string> {
  const [rendition] = plan.renditions
  assert(rendition)
  const parts: Buffer[] = []
  for (let chunk = 0; chunk < chunksOf(plan); chunk++) {
    const made = await streams.chunk(
      { file: source, plan, rendition, chunk, folder: await emptyFolder() },
      ignore,
    )
    const bytes = await readFile(made.files[0]?.path ?? '')
    const head = bytes.subarray(0, made.headBytes)
    if (chunk === 0) parts.push(head)
    else assert.deepEqual(head, parts[0], 'every chunk has the same head')
    parts.push(bytes.subarray(made.headBytes))
  }
  const path = join(await emptyFolder(), 'lowest.mp4')
  await writeFile(path, Buffer.concat(parts))
  return path
}

const near = (actual: number, expected: number, by: number) =>
  assert.ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected}`)

test('chunks join to an even run of frames that begins at zero, with a key frame in each segment', async () => {
  const { source, plan } = await planOf(await mp4Bytes(flashAndBeep(9)))
  assert.deepEqual(
    [plan.rate, plan.frames, plan.segmentFrames, plan.chunkFrames, plan.renditions],
    [{ num: 30, den: 1 }, 270, 60, 120, [{ name: 90, width: 160, height: 90 }]],
  )
  const path = await lowestOf(source, plan)
  const frames = await framesOf(path)
  assert.equal(frames.length, 270)
  for (const [at, { second, isKey }] of frames.entries()) {
    near(second, at / 30, 0.0001)
    assert.equal(isKey, at % 60 === 0, `frame ${at}`)
  }
  const bytes = await readFile(path)
  for (const box of ['elst', 'mfra']) assert.equal(bytes.indexOf(box), -1, `there is no ${box}`)

  const sound = await streams.sound(
    { file: source, plan, segmentSeconds: 2, folder: await emptyFolder() },
    ignore,
  )
  const soundPath = sound.files[0]?.path ?? ''
  assert.equal((await readFile(soundPath)).indexOf('elst'), -1)
  near(
    sound.segmentSeconds.reduce((sum, each) => sum + each, 0),
    9,
    0.03,
  )
  assert.ok(sound.segmentSeconds.every((each) => each < 2.1))
  assert.ok(apartOf(await flashesOf(path), await beepsOf(soundPath)) < 0.04)
})

test('an hour is in sync from its beginning to its end', onlyLong, async (t) => {
  const hour = await file(
    await mp4Bytes(flashAndBeep(3_600, { width: 64, height: 36, fps: 10, samples: 8_000 })),
    'video/mp4',
  )
  const long = { heights: [36], segmentSeconds: 4, chunkSeconds: 60 }
  const plan = await anHour.workers.streams.plan(hour, long, ignore)
  assert.equal(chunksOf(plan), 60)
  const [rendition] = plan.renditions
  assert(rendition)
  const sound = await anHour.workers.streams.sound(
    { file: hour, plan, segmentSeconds: 4, folder: await emptyFolder() },
    ignore,
  )
  const beeps = await beepsOf(sound.files[0]?.path ?? '')
  for (const chunk of [0, 5, 59]) {
    const folder = await emptyFolder()
    const { files } = await anHour.workers.streams.chunk(
      { file: hour, plan, rendition, chunk, folder },
      ignore,
    )
    // The first flash may have begun in the chunk before.
    const [, ...flashes] = await flashesOf(files[0]?.path ?? '')
    assert.ok(flashes.length >= 28)
    assert.ok(flashes.every((flash) => flash >= chunk * 60 && flash < (chunk + 1) * 60))
    const apart = flashes.map((flash) => Math.min(...beeps.map((beep) => Math.abs(beep - flash))))
    t.diagnostic(`minute ${chunk}: at most ${Math.round(Math.max(...apart) * 1000)} ms apart`)
    assert.ok(Math.max(...apart) < 0.04, `${apart.join()} s apart in minute ${chunk}`)
  }
})

test('a chunk is the same bytes whenever it is made', onlyLong, async () => {
  const { source, plan } = await planOf(await mp4Bytes(flashAndBeep(9)))
  const [rendition] = plan.renditions
  assert(rendition)
  const make = async () => {
    const folder = await emptyFolder()
    const made = await streams.chunk({ file: source, plan, rendition, chunk: 1, folder }, ignore)
    return readFile(made.files[0]?.path ?? '')
  }
  assert.deepEqual(await make(), await make())
})

test('sound that begins late, and one that ends early, is heard at its time', async () => {
  // The sound lasts for five seconds, from the third one on.
  const wished = flashAndBeep(5)
  const whole = await file(await mp4Bytes(wished), 'video/mp4')
  const late = { path: join(await emptyFolder(), 'late.mp4'), mime: 'video/mp4' }
  await retime(whole.path, late.path, (second, kind) => (kind === 'sound' ? second + 3 : second))
  const plan = await streams.plan(late, wish, ignore)
  near(secondsOf(plan), 8, 0.05)
  const sound = await streams.sound(
    { file: late, plan, segmentSeconds: 2, folder: await emptyFolder() },
    ignore,
  )
  const seconds = sound.segmentSeconds.reduce((sum, each) => sum + each, 0)
  near(seconds, 8, 0.05)
  const beeps = (await beepsOf(sound.files[0]?.path ?? '')).filter((second) => second > 1)
  assert.equal(beeps.length, 3)
  for (const [at, beep] of beeps.entries()) near(beep, 3 + 2 * at, 0.04)
})

test('sound that begins before the pictures, with a gap in it, is heard at its time', async () => {
  const whole = await file(await mp4Bytes(flashAndBeep(5)), 'video/mp4')
  const early = { path: join(await emptyFolder(), 'early.mp4'), mime: 'video/mp4' }
  await retime(whole.path, early.path, (second, kind) => {
    if (kind === 'pictures') return second + 1.5
    return second > 1 && second < 3 ? undefined : second
  })
  const plan = await streams.plan(early, wish, ignore)
  const { files } = await streams.sound(
    { file: early, plan, segmentSeconds: 2, folder: await emptyFolder() },
    ignore,
  )
  const beeps = (await beepsOf(files[0]?.path ?? '')).filter((second) => second > 1)
  const flashes = (await flashesOf(await lowestOf(early, plan))).filter((second) => second > 1)
  assert.deepEqual([beeps.length, flashes.length], [1, 2])
  for (const [at, second] of [4, 3.5, 5.5].entries()) near([...beeps, ...flashes][at] ?? NaN, second, 0.04)
})

test('frames at odd times are put on an even grid, and a still picture is held', async () => {
  const odd = await planOf(
    await mkvBytes({ ...flashAndBeep(5), filter: "select='lt(mod(n,7),2)+lt(mod(t,2),0.1)'" }),
    'video/matroska',
  )
  const oddPath = await lowestOf(odd.source, odd.plan)
  assert.equal((await framesOf(oddPath)).length, odd.plan.frames)
  near(secondsOf(odd.plan), 5, 0.2)
  const { files } = await streams.sound(
    { file: odd.source, plan: odd.plan, segmentSeconds: 2, folder: await emptyFolder() },
    ignore,
  )
  assert.ok(apartOf(await flashesOf(oddPath), await beepsOf(files[0]?.path ?? '')) < 0.04)
  // One frame in six seconds: later chunks have none of their own.
  const still = await planOf(
    await mkvBytes({ ...flashAndBeep(6), filter: "select='eq(n,0)+eq(n,170)'" }),
    'video/matroska',
  )
  const held = await framesOf(await lowestOf(still.source, still.plan))
  assert.equal(held.length, still.plan.frames)
  const second = held.find((frame) => frame.second >= 4.5)
  assert.ok(second && second.light > 120, 'the flash of the first frame is still there')
})

test('what is upright, odd in size, silent, or HDR becomes what every screen shows', async () => {
  // One chunk, or two.
  const seconds = isLong ? 5 : 1
  const turned = await planOf(await mp4Bytes({ seconds, rotation: 90 }))
  assert.deepEqual(turned.plan.renditions, [
    { name: 90, width: 90, height: 120 },
    { name: 180, width: 180, height: 240 },
  ])
  await lowestOf(turned.source, turned.plan)
  const odd = await planOf(
    await webmBytes({ filter: 'format=gbrp,crop=319:239', seconds, audio: false }),
    'video/webm',
  )
  assert.deepEqual([odd.plan.sound, odd.plan.renditions[0]], [null, { name: 90, width: 120, height: 90 }])
  await lowestOf(odd.source, odd.plan)
  const white = `color=white:size=320x180:rate=30:duration=${seconds},format=yuv420p10le,setparams=color_primaries=bt2020:color_trc=smpte2084:colorspace=bt2020nc`
  const hdr = await planOf(await mp4Bytes({ source: white, seconds, videoCodec: 'hevc', audio: false }))
  const [frame] = await framesOf(await lowestOf(hdr.source, hdr.plan))
  assert.ok(frame && frame.light > 150)
})

test('a size that changes in the middle is brought to the first one', async () => {
  // VP8 carries its size in each key frame. The first part ends within a chunk; the next chunk has the second only.
  const wished = { ...flashAndBeep(3), videoCodec: 'vp8', audio: false } as const
  const parts = [
    await file(await webmBytes({ ...wished, filter: 'scale=320:180' }), 'video/webm'),
    await file(await webmBytes({ ...wished, filter: 'scale=80:60' }), 'video/webm'),
  ]
  const source = { path: join(await emptyFolder(), 'changed.webm'), mime: 'video/webm' }
  await playAfterAnother(
    parts.map(({ path }, at) => [path, 3 * at]),
    source.path,
  )
  const plan = await streams.plan(source, wish, ignore)
  near(secondsOf(plan), 6, 0.05)
  const path = await lowestOf(source, plan)
  // Each part begins with a flash, and flashes again after two seconds; the second one is narrower.
  const frames = await framesOf(path)
  assert.equal(frames.length, plan.frames)
  for (const { second, edge } of frames.filter(({ light }) => light > 120))
    assert.ok(second < 3 ? edge > 200 : edge < 40, `${edge} at ${second}`)
  const flashes = await flashesOf(path)
  assert.equal(flashes.length, 4)
  for (const [at, second] of [0, 2, 3, 5].entries()) near(flashes[at] ?? NaN, second, 0.04)
})

test('a poster, three thumbnails, and a storyboard of all that happens', async () => {
  const { source, plan } = await planOf(await mp4Bytes({ seconds: 6, width: 320, height: 180 }))
  const stills = await streams.stills(
    { file: source, plan, widths: [160, 320], posterAt: undefined, folder: await emptyFolder() },
    ignore,
  )
  assert.deepEqual(
    stills.files.map(({ name }) => name),
    [
      '160.webp',
      '320.webp',
      ...[1, 2, 3].flatMap((at) => [`thumbnail${at}-160.webp`, `thumbnail${at}-320.webp`]),
    ],
  )
  assert.equal(stills.thumbnails.length, 3)
  const lowest = { path: await lowestOf(source, plan), mime: 'video/mp4' }
  const { files, ...board } = await streams.storyboard(
    { file: lowest, plan, folder: await emptyFolder() },
    ignore,
  )
  assert.deepEqual(board, { width: 160, height: 90, columns: 10, rows: 10, everySeconds: 2, count: 3 })
  const { width, height } = await sharp(files[0]?.path).metadata()
  assert.deepEqual([files.length, width, height], [1, 480, 90])
})

test('a poster is not the black of a long opening', async () => {
  const dark = 'testsrc2=size=160x90:rate=5:duration=14,fade=in:st=5:d=0.2'
  const { source, plan } = await planOf(await mp4Bytes({ source: dark, seconds: 14, audio: false }))
  const folder = await emptyFolder()
  const stills = await streams.stills(
    { file: source, plan, widths: [160], posterAt: undefined, folder },
    ignore,
  )
  const { channels } = await sharp(stills.files[0]?.path).stats()
  assert.ok(Math.max(...channels.map(({ mean }) => mean)) > 60)
})

test('a poster is the frame that its owner chose, also late in the video', onlyLong, async () => {
  const half = `color=black:size=160x90:rate=30:duration=8,drawbox=color=white:t=fill:enable='gte(t,6)'`
  const { source, plan } = await planOf(await mp4Bytes({ source: half, seconds: 8 }))
  const folder = await emptyFolder()
  const stills = await streams.stills({ file: source, plan, widths: [160], posterAt: 7, folder }, ignore)
  const { channels } = await sharp(stills.files[0]?.path).stats()
  assert.ok((channels[0]?.mean ?? 0) > 200)
})

test('what has sound only, or half of its bytes, is refused by name', async () => {
  const whole = await mp4Bytes()
  const soundAlone = join(await emptyFolder(), 'sound.mp4')
  await keepSound((await file(whole, 'video/mp4')).path, soundAlone)
  await assert.rejects(
    workers.inspect({ path: soundAlone, mime: 'video/mp4' }, { streams: true }),
    (error) => error instanceof MediaFailure && error.reason === 'video_without_picture',
  )
  const broken = await file(whole.subarray(0, whole.length / 2), 'video/mp4')
  await assert.rejects(
    streams.plan(broken, wish, ignore),
    (error) => error instanceof MediaFailure && error.reason === 'file_broken',
  )
})

test('rates become the usual ones, or numbers that players can count with', () => {
  assert.deepEqual(evenRate({ num: 2997, den: 100 }), { num: 30_000, den: 1_001 })
  assert.deepEqual(evenRate({ num: 1_000_000, den: 40_000 }), { num: 25, den: 1 })
  assert.deepEqual(evenRate({ num: 12_345_678, den: 987_654 }), { num: 12_500, den: 1_000 })
})
