/** Streams for tests: HLS in single files with byte ranges, and the sound as a track of its own. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { AV_LOG_QUIET, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Log } from 'node-av/lib'

Log.setLevel(AV_LOG_QUIET)

interface StreamWish {
  readonly seconds: number
  /** Heights of the renditions, lowest first. */
  readonly heights: readonly number[]
}

const fps = 10
/** Seconds of a segment: short, so that a test sees several. */
const segment = 1

/** Opens a playlist and the one file that its segments are ranges of. */
const playlist = (folder: string, name: string) =>
  Muxer.open(join(folder, `${name}.m3u8`), {
    format: 'hls',
    options: {
      hls_time: segment,
      hls_playlist_type: 'vod',
      hls_segment_type: 'fmp4',
      hls_flags: 'single_file',
      hls_segment_filename: join(folder, `${name}.mp4`),
    },
  })

const widthOf = (height: number) => Math.round((height * 16) / 9 / 2) * 2

async function writePictures(folder: string, height: number, seconds: number): Promise<void> {
  const size = `${widthOf(height)}x${height}`
  await using card = await Demuxer.open(`testsrc2=size=${size}:rate=${fps}:duration=${seconds}`, {
    format: 'lavfi',
  })
  const video = card.video()
  if (!video) throw new Error('libavfilter has made nothing')
  using decoder = await Decoder.create(video)
  using filter = FilterAPI.create('format=yuv420p')
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    options: { preset: 'ultrafast', crf: 32, g: fps * segment, keyint_min: fps * segment, sc_threshold: 0 },
  })
  await using target = await playlist(folder, `v${height}`)
  await pipeline(card, decoder, filter, encoder, target).completion
}

async function writeSound(folder: string, seconds: number): Promise<void> {
  await using tone = await Demuxer.open(`sine=frequency=440:sample_rate=48000:duration=${seconds}`, {
    format: 'lavfi',
  })
  const audio = tone.audio()
  if (!audio) throw new Error('libavfilter has made nothing')
  using decoder = await Decoder.create(audio)
  using filter = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=stereo')
  using encoder = await Encoder.create(FF_ENCODER_AAC, { decoder, filter, bitrate: '64k' })
  await using target = await playlist(folder, 'a')
  await pipeline(tone, decoder, filter, encoder, target).completion
}

/** Writes a stream into a folder; its master playlist is `master.m3u8`. */
export async function writeStream(folder: string, { seconds, heights }: StreamWish): Promise<void> {
  await Promise.all([
    writeSound(folder, seconds),
    ...heights.map((height) => writePictures(folder, height, seconds)),
  ])
  const renditions = heights.map((height) => {
    const size = `${widthOf(height)}x${height}`
    const what = `BANDWIDTH=${height * 2000},RESOLUTION=${size},CODECS="avc1.42c01e,mp4a.40.2",AUDIO="sound"`
    return `#EXT-X-STREAM-INF:${what}\nv${height}.m3u8`
  })
  const sound =
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="a.m3u8"'
  await writeFile(
    join(folder, 'master.m3u8'),
    ['#EXTM3U', '#EXT-X-VERSION:7', sound, ...renditions, ''].join('\n'),
  )
}
