/** A track of H.264: frames are brought to its size, and encoded as often as they are shown. */
import { Encoder, FilterAPI, type Muxer } from 'node-av/api'
import { FF_ENCODER_LIBX264 } from 'node-av/constants'
import { type Frame, Rational } from 'node-av/lib'
import type { FrameRate, Shown } from './even-grid.ts'
import { filtersTo, type Look } from './video-look.ts'

export interface VideoTrackPlan {
  readonly size: { readonly width: number; readonly height: number }
  readonly rate: FrameRate
  /** Frames between key frames, at most. */
  readonly gopSize: number
  /** Of the encoder, besides those that every track has. */
  readonly options?: Record<string, string | number | boolean>
}

export interface VideoTrack {
  add(shown: Shown): Promise<void>
  /** Ends the track; returns the number of its frames. */
  end(): Promise<number>
  close(): void
}

/** The most bits per second and pixel: 720p gets 4 Mbit/s. */
const bitsPerPixel = 4.4
const leastBits = 250_000

export async function openVideoTrack(
  target: Muxer,
  { size, rate, gopSize, options }: VideoTrackPlan,
): Promise<VideoTrack> {
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      threadCount: 2,
      framerate: new Rational(rate.num, rate.den),
      timeBase: new Rational(rate.den, rate.num),
    },
    gopSize,
    options: { ...videoOptions(size), ...options },
  })
  const index = target.addStream(encoder)
  let filter: { readonly of: string; readonly run: FilterAPI } | undefined
  let count = 0

  const encode = async (frame: Frame | null) => {
    for (using packet of await encoder.encodeAll(frame)) await target.writePacket(packet, index)
  }
  /** The filters keep nothing: each frame comes out before the next one goes in. */
  const scale = async (frame: Frame, look: Look): Promise<Frame> => {
    const filters = [
      ...filtersTo(look, size, 'yuv420p'),
      'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709',
    ].join(',')
    if (filter?.of !== filters) {
      filter?.run.close()
      filter = { of: filters, run: FilterAPI.create(filters, { threads: 1, cfr: true, framerate: rate }) }
    }
    const [scaled, ...more] = await filter.run.processAll(frame)
    if (!scaled || more.length > 0) throw new Error('The filters keep frames')
    return scaled
  }

  return {
    async add({ frame, look, slots }) {
      using scaled = await scale(frame, look)
      for (let slot = 0; slot < slots; slot++) {
        using copy = scaled.clone()
        if (!copy) throw Object.assign(new Error('A frame could not be kept'), { code: 'ENOMEM' })
        copy.timeBase = new Rational(rate.den, rate.num)
        copy.pts = BigInt(count++)
        copy.duration = 1n
        await encode(copy)
      }
    },
    async end() {
      await encode(null)
      await target.writePacket(null, index)
      return count
    },
    close() {
      encoder.close()
      filter?.run.close()
    },
  }
}

function videoOptions({ width, height }: VideoTrackPlan['size']) {
  const most = Math.max(leastBits, Math.round(width * height * bitsPerPixel))
  return {
    preset: 'veryfast',
    profile: 'high',
    crf: 23,
    maxrate: most,
    bufsize: most * 2,
  }
}
