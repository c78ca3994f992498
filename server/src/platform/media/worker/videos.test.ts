/** Processing of videos, checked by its output. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Decoder, Demuxer } from 'node-av/api'
import sharp from 'sharp'
import { voiceBytes } from '../../../../test/files/voices.ts'
import { isLong, onlyLong } from '../../../../test/long.ts'
import { mediaWorkers, testBounds } from '../../../../test/media/media-workers.ts'
import {
  beepsOf,
  flashAndBeep,
  flashesOf,
  framesOf,
  playAfterAnother,
  retime,
} from '../../../../test/streamed.ts'
import { type VideoWish, mkvBytes, movBytes, mp4Bytes, webmBytes } from '../../../../test/files/videos.ts'
import { type DerivedVideo, MediaFailure, type VideoPlan } from './tasks.ts'

const { workers, file, emptyFolder } = await mediaWorkers()
const plan: VideoPlan = { heights: [720], posterWidths: [480, 960] }
const quarter = { videoSeconds: 1, imageMegapixels: 1, videoMegapixels: 0.05 }
const strict = await mediaWorkers(quarter)

async function derive(content: Uint8Array, mime = 'video/mp4', wanted = plan): Promise<DerivedVideo> {
  return workers.deriveVideo(await file(content, mime), wanted, await emptyFolder(), () => undefined)
}

const inspect = async (content: Uint8Array, mime = 'video/mp4') => workers.inspect(await file(content, mime))

const refusedAs = (reason: string) => (error: unknown) =>
  error instanceof MediaFailure && error.reason === reason

/** Returns what a player finds in the rendition of this height. */
async function played(made: DerivedVideo, height: number) {
  const path = made.files.find(({ name }) => name === `${height}p.mp4`)?.path ?? ''
  await using source = await Demuxer.open(path)
  const [video, sound] = [source.video(), source.audio()]
  assert.ok(video)
  const start = (await readFile(path)).subarray(0, 5_000).toString('latin1')
  let frames = 0
  using decoder = await Decoder.create(video)
  for await (using packet of source.packets(video.index)) {
    for (using _ of await decoder.decodeAll(packet)) frames++
  }
  return {
    frames,
    seconds: source.duration,
    streams: source.streams.length,
    size: [video.codecpar.width, video.codecpar.height],
    codec: video.codecpar.getCodecString(),
    rate: video.avgFrameRate.num / video.avgFrameRate.den,
    channels: sound?.codecpar.channels,
    isFastStart: start.indexOf('moov') > 0 && start.indexOf('moov') < (start.indexOf('mdat') + 5_001) % 5_001,
    metadata: source.metadata,
  }
}

async function colourAt(path: string, left: number, top: number): Promise<number[]> {
  return [...(await sharp(path).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

/** Short runs test only the first; the HDR test covers HEVC. */
const containers: ReadonlyArray<readonly [string, string, () => Promise<Buffer>]> = [
  ['H.264 and AAC in MP4', 'video/mp4', () => mp4Bytes()],
  ['HEVC in MOV with 5.1 sound', 'video/quicktime', () => movBytes({ videoCodec: 'hevc', channels: 6 })],
  [
    'H.264 and uncompressed sound in MOV',
    'video/quicktime',
    () => movBytes({ audioCodec: 'pcm', channels: 1 }),
  ],
  ['VP9 and Opus in WebM', 'video/webm', () => webmBytes()],
  ['VP8 and Vorbis in WebM', 'video/webm', () => webmBytes({ videoCodec: 'vp8', audioCodec: 'vorbis' })],
  ['AV1 and Opus in MP4', 'video/mp4', () => mp4Bytes({ videoCodec: 'av1', audioCodec: 'opus' })],
  ['H.264 and MP3 in Matroska', 'video/matroska', () => mkvBytes({ audioCodec: 'mp3' })],
]

for (const [i, [name, mime, make]] of containers.entries()) {
  test(`${name} becomes H.264 and AAC that every browser plays`, i < 1 ? {} : onlyLong, async () => {
    const content = await make()
    const facts = await inspect(content, mime)
    assert.deepEqual([facts.kind, facts.width, facts.height], ['video', 320, 240])
    assert.ok(Math.abs(facts.seconds - 2) < 0.05)
    const made = await derive(content, mime)
    assert.deepEqual([made.width, made.height, made.heights, made.widths], [320, 240, [240], [320]])
    assert.ok(Math.abs(made.seconds - 2) < 0.1)
    const { codec, channels, streams, frames, isFastStart } = await played(made, 240)
    assert.match(codec ?? '', /^avc1\.64/)
    assert.deepEqual([channels, streams, isFastStart], [2, 2, true])
    assert.ok(Math.abs(frames - 60) <= 1, `${frames} frames`)
  })
}

test('several heights come from one pass, none enlarged, on the shorter side', async () => {
  const wanted = { heights: [720, 120, 180], posterWidths: [100, 960] }
  const made = await derive(await mp4Bytes({ width: 240, height: 320, seconds: 1 }), 'video/mp4', wanted)
  assert.deepEqual(
    [made.heights, made.widths, made.width, made.height],
    [[120, 180, 240], [100, 240], 240, 320],
  )
  assert.deepEqual(
    made.files.map(({ name }) => name),
    ['120p.mp4', '180p.mp4', '240p.mp4', '100.webp', '240.webp'],
  )
  assert.deepEqual((await played(made, 180)).size, [180, 240])
})

/** Red above, blue below, when the phone is held as it was while filming. */
const halves = 'color=red:size=320x240:rate=30:duration=1,drawbox=y=120:h=120:color=blue:t=fill'

test('what a phone filmed sideways comes out upright, and says nothing of it', async () => {
  const wish: VideoWish = { source: halves, seconds: 1 }
  const places = { 90: [200, 160], 180: [160, 40], 270: [40, 160] } as const
  for (const rotation of isLong ? ([90, 180, 270] as const) : ([90] as const)) {
    const content = await mp4Bytes({ ...wish, rotation })
    const size = rotation === 180 ? [320, 240] : [240, 320]
    const facts = await inspect(content)
    assert.deepEqual([facts.width, facts.height], size)
    const made = await derive(content)
    assert.deepEqual([made.width, made.height], size)
    const poster = made.files.at(-1)?.path ?? ''
    const [r = 0, , b = 0] = await colourAt(poster, ...(places[rotation].map(Number) as [number, number]))
    assert.ok(rotation === 180 ? b > 200 && r < 60 : r > 200 && b < 60, `${rotation}: ${r}, ${b}`)
  }
})

test('odd sizes become even ones', async () => {
  const content = await webmBytes({ filter: 'format=gbrp,crop=319:239', seconds: 1 })
  assert.equal((await inspect(content, 'video/webm')).width, 319)
  const made = await derive(content, 'video/webm')
  assert.deepEqual((await played(made, 238)).size, [318, 238])
})

test('silence, one frame, and sound that goes on or ends early are no faults', onlyLong, async () => {
  const silent = await derive(await mp4Bytes({ seconds: 1, audio: false }))
  assert.deepEqual([(await played(silent, 240)).streams, silent.seconds], [1, 1])
  const single = await derive(await mp4Bytes({ seconds: 0.03, audio: false }))
  assert.equal((await played(single, 240)).frames, 1)
  assert.ok(single.seconds > 0)
  const longer = await derive(await mp4Bytes({ seconds: 1, audioSeconds: 2 }))
  assert.ok(Math.abs(longer.seconds - 2) < 0.1)
  if (!isLong) return
  const shorter = await derive(await mp4Bytes({ seconds: 3, audioSeconds: 1 }))
  assert.ok(Math.abs(shorter.seconds - 3) < 0.1)
})

test(
  'frames that come at odd times keep their pace, and a flood of them is thinned out',
  onlyLong,
  async () => {
    const odd = await derive(await mkvBytes({ filter: "select='lt(mod(n,7),2)'" }), 'video/matroska')
    assert.ok(Math.abs(odd.seconds - 2) < 0.1)
    const fast = await derive(await mp4Bytes({ fps: 240, seconds: 1 }))
    const { rate, frames } = await played(fast, 240)
    assert.deepEqual([rate, frames], [30, 30])
    if (!isLong) return
    const film = await played(await derive(await mp4Bytes({ fps: 24, seconds: 1 })), 240)
    assert.deepEqual([film.rate, film.frames], [24, 24])
  },
)

test('where and by whom it was filmed is left behind', async () => {
  const metadata = { location: '+50.1234-014.5678/', comment: 'secret place', title: 'secret title' }
  const wish = { metadata, seconds: 0.5 }
  for (const [content, mime] of [
    [await mp4Bytes(wish), 'video/mp4'],
    [await mkvBytes(wish), 'video/matroska'],
  ] as const) {
    assert.ok(content.includes('secret place'))
    const made = await derive(content, mime)
    for (const { path } of made.files) assert.ok(!/secret|50\.1234/.test(await readFile(path, 'latin1')))
    const tags = Object.keys((await played(made, 240)).metadata)
    assert.deepEqual(
      tags.filter((tag) => !/brand|minor_version/.test(tag)),
      [],
    )
  }
})

/** Returns the path of the lowest rendition of a video. */
async function lowestOf(content: Uint8Array, mime?: string): Promise<string> {
  return (await derive(content, mime)).files[0]?.path ?? ''
}

const near = (actual: readonly number[], expected: readonly number[], by = 0.04) =>
  assert.ok(
    actual.length === expected.length &&
      actual.every((each, at) => Math.abs(each - (expected[at] ?? 0)) < by),
    `${actual.join()} is not ${expected.join()}`,
  )

test('sound that begins later than the pictures, or earlier, or that has a gap, keeps its time', async () => {
  const whole = await file(await mp4Bytes(flashAndBeep(5)), 'video/mp4')
  const of = async (secondFor: Parameters<typeof retime>[2]) => {
    const path = join(await emptyFolder(), 'retimed.mp4')
    await retime(whole.path, path, secondFor)
    const made = await lowestOf(await readFile(path))
    return { flashes: await flashesOf(made), beeps: await beepsOf(made) }
  }
  const late = await of((second, kind) => (kind === 'sound' ? second + 1.5 : second))
  near(late.flashes, [0, 2, 4])
  near(late.beeps, [1.5, 3.5, 5.5])
  // The first picture is held from the beginning on.
  const early = await of((second, kind) => (kind === 'pictures' ? second + 1.5 : second))
  near(early.flashes, [0, 3.5, 5.5])
  // The first beep has no silence before it, and isn't told.
  near(early.beeps, [2, 4])
  const gap = await of((second, kind) => (kind === 'sound' && second > 1 && second < 3 ? undefined : second))
  near(gap.flashes, [0, 2, 4])
  near(gap.beeps, [4])
})

test('a part of a video keeps its pictures, its sound and their times, and nothing around it', async () => {
  const content = await mp4Bytes(flashAndBeep(21))
  const partOf = async (from: number, to: number, more: Partial<VideoPlan> = {}) => {
    const made = await derive(content, 'video/mp4', { ...plan, ...more, cut: { from, to } })
    const path = made.files.find(({ name }) => name.endsWith('p.mp4'))?.path ?? ''
    return { made, path, flashes: await flashesOf(path), beeps: await beepsOf(path) }
  }
  // Far enough in to be searched for, and near the beginning.
  for (const [from, to] of [
    [9.5, 13],
    [1.5, 5],
  ] as const) {
    const part = await partOf(from, to)
    near([part.made.seconds], [3.5], 0.1)
    near(part.flashes, [0.5, 2.5])
    near(part.beeps, [0.5, 2.5])
    assert.equal(part.made.hasSound, true)
    const { frames, seconds } = await played(part.made, Math.min(...part.made.heights))
    near([seconds], [3.5], 0.1)
    assert.ok(Math.abs(frames - 3.5 * 30) <= 2, `${frames} frames`)
  }
  // To the end, and longer than a whole video may be.
  near((await partOf(18.5, 90)).flashes, [1.5])
  const long = await strict.workers.deriveVideo(
    await file(await mp4Bytes({ seconds: 3, width: 64, height: 64 }), 'video/mp4'),
    { ...plan, cut: { from: 1, to: 2 } },
    await emptyFolder(),
    () => undefined,
  )
  near([long.seconds], [1], 0.1)
  // Nor does the next picture, however far behind the part it is.
  const slow = await strict.workers.deriveVideo(
    await file(await mp4Bytes({ seconds: 9, width: 64, height: 64, fps: 1 }), 'video/mp4'),
    { ...plan, cut: { from: 0, to: 1 } },
    await emptyFolder(),
    () => undefined,
  )
  near([slow.seconds], [1], 0.2)
})

test('the sound of another file takes the place of its own, for as long as the pictures last', async () => {
  const other = await file(await mp4Bytes(flashAndBeep(5)), 'video/mp4')
  const [source] = (await workers.deriveVideo(other, plan, await emptyFolder(), () => undefined)).files
  const sound = { path: source?.path ?? '', mime: 'video/mp4' }
  const heard = async (wish: VideoWish, more: Partial<VideoPlan> = {}) => {
    const content = await mp4Bytes({ width: 64, height: 64, ...wish })
    const made = await derive(content, 'video/mp4', { ...plan, ...more, sound })
    const path = made.files.find(({ name }) => name.endsWith('p.mp4'))?.path ?? ''
    return { made, beeps: await beepsOf(path) }
  }
  const shorter = await heard({ seconds: 3, audio: false })
  // A beep that begins with the sound isn't told.
  near(shorter.beeps, [2])
  near([shorter.made.seconds], [3], 0.1)
  assert.equal(shorter.made.hasSound, true)
  // Longer than the sound, and in a part of it.
  near((await heard({ seconds: 7 })).beeps, [2, 4])
  const part = await heard({ seconds: 7 }, { cut: { from: 3, to: 6 } })
  near(part.beeps, [2])
  near([part.made.seconds], [3], 0.1)
  const silent = await derive(await mp4Bytes({ seconds: 1, audio: false }))
  assert.equal(silent.hasSound, false)
})

test('a voice note begins at once, and what is missing in it is silence, which counts', async () => {
  const whole = await file(await voiceBytes('ipod', 3), 'audio/mp4')
  const heard = async (secondFor: Parameters<typeof retime>[2]) => {
    const path = join(await emptyFolder(), 'retimed.m4a')
    await retime(whole.path, path, secondFor)
    const made = await workers.deriveVoice({ path, mime: 'audio/mp4' }, await emptyFolder())
    await using source = await Demuxer.open(made.files[0]?.path ?? '')
    return [made.seconds, source.duration]
  }
  near(await heard((second) => second + 5), [3, 3], 0.1)
  near(await heard((second) => (second > 1 && second < 2 ? undefined : second)), [3, 3], 0.1)
  near(await heard((second) => (second > 1 ? second + 4 : second)), [7, 7], 0.1)
  await assert.rejects(
    heard((second) => (second > 1 ? second + 3_600 : second)),
    refusedAs('voice_too_long'),
  )
})

test('pictures that change their size are fitted into the first one, each for as long as it lasts', async () => {
  const white = {
    source: 'color=white:size=160x90:rate=30:duration=1',
    videoCodec: 'vp8',
    audio: false,
  } as const
  const lying = await file(await webmBytes(white), 'video/webm')
  const standing = await file(await webmBytes({ ...white, filter: 'scale=90:160' }), 'video/webm')
  const path = join(await emptyFolder(), 'changed.webm')
  const parts = Array.from({ length: 6 }, (_, at) => [at % 2 ? standing.path : lying.path, at] as const)
  await playAfterAnother(parts, path)
  const made = await derive(await readFile(path), 'video/webm')
  assert.deepEqual([made.width, made.height], [160, 90])
  near([made.seconds], [6])
  const frames = await framesOf(made.files[0]?.path ?? '')
  near([frames.length], [180], 1.1)
  for (const { second, edge, light } of frames) {
    // Whoever stands is 50 pixels wide, and keeps both sides free.
    const stands = Math.floor(second + 0.01) % 2 === 1
    assert.ok(stands ? edge < 40 && light > 70 && light < 110 : light > 200, `${edge}, ${light} at ${second}`)
  }
})

test('a poster is not the black of a long opening, if there is more to see before the middle', async () => {
  const dark = 'testsrc2=size=160x90:rate=5:duration=14,fade=in:st=5:d=0.2'
  const made = await derive(await mp4Bytes({ source: dark, seconds: 14, audio: false }))
  const { channels } = await sharp(made.files.at(-1)?.path).stats()
  assert.ok(Math.max(...channels.map(({ mean }) => mean)) > 60)
})

test('a poster is not the black of a beginning', onlyLong, async () => {
  const fade = 'testsrc2=size=320x240:rate=30:duration=3,fade=in:st=0.5:d=0.5'
  const made = await derive(await mp4Bytes({ source: fade, seconds: 3 }))
  const { channels } = await sharp(made.files.at(-1)?.path).stats()
  assert.ok(Math.max(...channels.map(({ mean }) => mean)) > 60)
})

test('HDR is brought down to what a screen shows', async () => {
  const light =
    'color=white:size=320x240:rate=30:duration=1,format=yuv420p10le,setparams=color_primaries=bt2020:color_trc=smpte2084:colorspace=bt2020nc'
  const made = await derive(await mp4Bytes({ source: light, seconds: 1, videoCodec: 'hevc' }))
  const { path = '' } = made.files.at(-1) ?? {}
  const [r = 0, g = 0, b = 0] = await colourAt(path, 100, 100)
  assert.ok(r > 150 && Math.abs(r - g) < 12 && Math.abs(g - b) < 12, `${r}, ${g}, ${b}`)
})

test('what is not played by anybody, too long or too large is refused by name', async () => {
  await assert.rejects(inspect(await mp4Bytes({ videoCodec: 'mpeg4' })), refusedAs('video_codec_unsupported'))
  const normal = await strict.file(await mp4Bytes(), 'video/mp4')
  await assert.rejects(strict.workers.inspect(normal), refusedAs('video_too_many_pixels'))
  const small = { width: 160, height: 120 }
  const long = await strict.file(await mp4Bytes(small), 'video/mp4')
  await assert.rejects(strict.workers.inspect(long), refusedAs('video_too_long'))
  const short = await strict.file(await mp4Bytes({ ...small, seconds: 1 }), 'video/mp4')
  assert.equal((await strict.workers.inspect(short)).width, 160)
})

test('sound alone is no video, and half a video is none', async () => {
  const whole = await mp4Bytes()
  const half = whole.subarray(0, whole.length / 2)
  await assert.rejects(inspect(half), refusedAs('file_broken'))
  const webm = await webmBytes()
  await assert.rejects(inspect(webm.subarray(0, -100), 'video/webm'), refusedAs('file_broken'))
  // The video's track claims to be sound.
  const sound = Buffer.from(whole)
  sound.write('soun', sound.indexOf('vide'), 'latin1')
  await assert.rejects(inspect(sound), (error) => error instanceof MediaFailure)
})

test('a header that lies about the length is not believed', async () => {
  const content = await mp4Bytes({ seconds: 3, width: 64, height: 64 })
  const header = content.indexOf('mvhd') + 4
  const liar = Buffer.from(content)
  liar.writeUInt32BE(1, header + 16)
  assert.ok((await inspect(liar)).seconds > 2.9, 'what its packets say counts')
  // The largest value that fits: some 80 hours.
  liar.writeUInt32BE(0xfffffffe, liar.indexOf('mdhd') + 4 + 16)
  await assert.rejects(inspect(liar), refusedAs('video_too_long'))
  assert.equal(testBounds.videoSeconds, 60)
})

test('progress rises to the end', async () => {
  const shares: number[] = []
  const content = await file(await mp4Bytes(), 'video/mp4')
  await workers.deriveVideo(content, plan, await emptyFolder(), (share) => shares.push(share))
  assert.ok(shares.length >= 5)
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  )
  assert.ok(shares.every((share) => share >= 0 && share <= 1))
})
