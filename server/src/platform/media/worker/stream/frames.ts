/** Reads a video's frames from a second on. */
import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import type { Frame, Stream } from 'node-av/lib'
import type { IncomingFile, MediaBounds } from '../tasks.ts'
import { findVideo, openSource, openVideoDecoder, secondOf } from '../video-source.ts'

export interface TimedFrame {
  /** Freed once the next one is asked for. */
  readonly frame: Frame
  /** After the source's first timestamp. */
  readonly seconds: number
  readonly stream: Stream
}

export interface From {
  readonly file: IncomingFile
  readonly bounds: MediaBounds
  /** The source's first timestamp, in seconds. */
  readonly start: number
  readonly second: number
}

/**
 * How many seconds earlier to begin. Files are searched by the times at which frames are decoded, which are
 * earlier than those at which they are shown.
 */
const margins = [0.5, 5, Number.POSITIVE_INFINITY]

/** Yields frames in order, from the one shown at `second` or one before it; the first is later only if no earlier exists. */
export async function* framesFrom(from: From): AsyncGenerator<TimedFrame> {
  for (const margin of margins) {
    const isLast = from.second - margin <= 0
    let isEarly = false
    for await (const timed of framesAfter(from, Math.max(0, from.second - margin))) {
      if (!isEarly && !isLast && timed.seconds > from.second) break
      isEarly = true
      yield timed
    }
    if (isEarly || isLast) return
  }
}

async function* framesAfter({ file, bounds, start }: From, second: number): AsyncGenerator<TimedFrame> {
  await using source = await openSource(file)
  const stream = findVideo(source)
  using decoder = await openVideoDecoder(stream, bounds)
  // A file that can't be searched is read from its beginning.
  if (second > 0) await source.seek(start + second, -1, AVSEEK_FLAG_BACKWARD)
  let last = 0
  for await (using packet of source.packets(stream.index)) {
    for (using frame of await decoder.decodeAll(packet)) {
      const at = secondOf(frame)
      if (at !== undefined) last = at - start
      yield { frame, seconds: last, stream }
    }
    if (!packet) break
  }
}
