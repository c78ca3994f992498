/** The frame that is shown for a video before it plays. */
import { FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import sharp from 'sharp'
import { makeStill, type MadePicture, renditionSizes } from './picture-derive.ts'
import { filtersTo, type Look, sizeAt } from './video-look.ts'

/** Seconds at which frames are considered. Many videos fade in from black, so a later frame says more. */
const looksAt = [0, 1, 2, 3]
/** Standard deviation of the brightness, of 255, from which a frame shows something. */
const enoughContrast = 20

interface Candidate {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly contrast: number
}

export interface PosterFinder {
  /** Considers a frame, shown at this second, as the poster. */
  see(frame: Frame, seconds: number): Promise<void>
  /** `prefix` is put before the names of its files. */
  make(widths: readonly number[], folder: string, prefix?: string): Promise<MadePicture | undefined>
}

/** `chosenAt` is the second of the frame that the owner chose. */
export function findPoster(look: Look, widths: readonly number[], chosenAt?: number): PosterFinder {
  const size = sizeAt(
    look,
    Math.min(look.width, look.height, (Math.max(...widths) * look.height) / look.width),
  )
  let next = 0
  let best: Candidate | undefined
  let isChosen = false
  return {
    async see(frame, seconds) {
      if (isChosen) return
      if (chosenAt !== undefined && seconds >= chosenAt) {
        const chosen = await draw(frame, look, size)
        isChosen = chosen !== undefined
        best = chosen ?? best
        return
      }
      const at = looksAt[next]
      if (at === undefined || seconds < at) return
      const seen = await draw(frame, look, size)
      next++
      if (!seen || (best && best.contrast >= Math.min(seen.contrast, enoughContrast * 2))) return
      best = seen
      if (at > 0 && seen.contrast >= enoughContrast) next = looksAt.length
    },
    async make(wanted, folder, prefix = '') {
      if (!best) return undefined
      const { pixels, width, height } = best
      const image = sharp(pixels, { raw: { width, height, channels: 3 } })
      return makeStill(image, renditionSizes(best, wanted), { folder, prefix })
    },
  }
}

async function draw(frame: Frame, look: Look, size: { width: number; height: number }) {
  using filter = FilterAPI.create(filtersTo(look, size, 'rgb24').join(','), { threads: 1 })
  const copy = frame.clone()
  if (!copy) return undefined
  using shown = copy
  const [drawn, ...more] = [...(await filter.processAll(shown)), ...(await filter.processAll(null))]
  for (const each of more) each.free()
  if (!drawn) return undefined
  using picture = drawn
  const { width, height } = picture
  const pixels = picture.toBuffer()
  const { channels } = await sharp(pixels, { raw: { width, height, channels: 3 } }).stats()
  return { pixels, width, height, contrast: Math.max(...channels.map((each) => each.stdev)) }
}
