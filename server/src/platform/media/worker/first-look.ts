/** The look of a video's first frame. */
import { type IncomingFile, type MediaBounds, MediaFailure } from './tasks.ts'
import { type Look, lookOf } from './video-look.ts'
import { findVideo, openSource, openVideoDecoder } from './video-source.ts'

/** Returns the look of the first frame that can be decoded: a header may say anything. */
export async function firstLook(file: IncomingFile, bounds: MediaBounds): Promise<Look> {
  await using source = await openSource(file)
  const stream = findVideo(source)
  using decoder = await openVideoDecoder(stream, bounds)
  for await (using packet of source.packets(stream.index)) {
    const [frame, ...more] = await decoder.decodeAll(packet)
    for (const each of more) each.free()
    if (frame) {
      using first = frame
      return lookOf(stream, first)
    }
    if (!packet) break
  }
  throw new MediaFailure('file_broken')
}
