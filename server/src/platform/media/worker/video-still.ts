/** Draws one frame of a video that was made here, as a picture in several widths. */
import { type MadePicture } from './picture-derive.ts'
import { firstLook } from './first-look.ts'
import { findPoster } from './poster.ts'
import { framesFrom } from './stream/frames.ts'
import { type IncomingFile, type MediaBounds, MediaFailure, type StillPlan } from './tasks.ts'
import { lookOf } from './video-look.ts'
import { openSource } from './video-source.ts'

/** Returns the frame shown at a second, or the last one of a video that ends before it. */
export async function drawStill(
  file: IncomingFile,
  { at, widths }: StillPlan,
  { bounds, folder }: { readonly bounds: MediaBounds; readonly folder: string },
): Promise<MadePicture> {
  const look = await firstLook(file, bounds)
  const start = await startOf(file)
  const finder = findPoster(look, widths, { length: at, chosenAt: at })
  for await (const { frame, seconds, stream } of framesFrom({ file, bounds, start, second: at })) {
    await finder.see(frame, lookOf(stream, frame), seconds)
    if (seconds >= at) break
  }
  const made = await finder.make(widths, folder)
  if (!made) throw new MediaFailure('file_broken')
  return made
}

async function startOf(file: IncomingFile): Promise<number> {
  await using source = await openSource(file)
  return source.startTime
}
