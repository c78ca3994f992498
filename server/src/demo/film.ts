/**
 * Films a drawing for a few seconds, as if panning a phone by hand. A separate program; its arguments are the
 * picture to film, the file to write, the film's width, height, seconds and pictures per second, and 1 for a
 * film with the sound of wind.
 */
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import type { FFEncoderCodec } from 'node-av/constants'
import { AV_LOG_QUIET } from 'node-av/constants'
import { Log } from 'node-av/lib'

const [picture, film, ...numbers] = process.argv.slice(2)
if (picture === undefined || film === undefined) throw new Error('Name the picture and the film')
const [width = 360, height = 640, seconds = 4, rate = 12, hasSound = 0] = numbers.map(Number)

Log.setLevel(AV_LOG_QUIET)
// A part of the picture, at most three quarters as wide, that pans from left to right, slowly at both ends.
const turn = `(1-cos(PI*n/${seconds * rate}))/2`
const scene = [
  `movie=${picture}`,
  `scale='max(${(width * 8) / 3},${height * 2}*a)':-2`,
  `loop=loop=${seconds * rate - 1}:size=1`,
  `setpts=N/${rate}/TB`,
  `crop=w=${width * 2}:h=${height * 2}:x='(iw-ow)*${turn}':y='(ih-oh)/2'`,
  `scale=${width}:${height}`,
].join(',')
await using source = await Demuxer.open(scene, { format: 'lavfi' })
const pictures = source.video()
if (!pictures) throw new Error('There is nothing to film')
using decoder = await Decoder.create(pictures)
using filter = FilterAPI.create(`fps=${rate},format=yuv420p`)
using encoder = await Encoder.create('libx264' as FFEncoderCodec, {
  decoder,
  filter,
  options: { preset: 'ultrafast', crf: 24 },
})
await using target = await Muxer.open(film, { format: 'mp4', options: { movflags: '+faststart' } })
if (hasSound === 1) {
  // Deep noise that rises and falls.
  const wind = `anoisesrc=color=brown:amplitude=0.5:sample_rate=48000:duration=${seconds},tremolo=f=0.15:d=0.6`
  await using air = await Demuxer.open(wind, { format: 'lavfi' })
  const sound = air.audio()
  if (!sound) throw new Error('There is nothing to hear')
  using listening = await Decoder.create(sound)
  using samples = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=stereo')
  using encodedSound = await Encoder.create('aac' as FFEncoderCodec, {
    decoder: listening,
    filter: samples,
    bitrate: '64k',
  })
  await pipeline(
    { video: source, audio: air },
    { video: [decoder, filter, encoder], audio: [listening, samples, encodedSound] },
    target,
  ).completion
} else await pipeline(source, decoder, filter, encoder, target).completion
