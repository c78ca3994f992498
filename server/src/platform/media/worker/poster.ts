/** The frame that is shown for a video before it plays. */
import { FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import sharp from 'sharp'
import { makeStill, type MadePicture, renditionSizes } from './picture-derive.ts'
import { filtersTo, type Look, sizeAt } from './video-look.ts'

/** Seconds at which frames are considered. Many videos fade in from black, so a later frame says more. */
const firstLooksAt = [0, 1, 2, 3]
/** After a longer dark opening, by how much later each frame is considered. */
const laterBy = 1.5
/** Standard deviation of the brightness, of 255, from which a frame shows something. */
const enoughContrast = 20

interface Candidate {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly contrast: number
}

/** Returns the seconds at which to look on while all frames are flat: up to the middle, where it ends. */
export function laterLooksAt(length: number): number[] {
  const middle = length / 2
  const looks: number[] = []
  for (let at = 3 * laterBy; at < middle; at *= laterBy) looks.push(at)
  return middle > 3 ? [...looks, middle] : []
}

export interface PosterFinder {
  /** True while no frame that it has seen shows anything. */
  readonly isFlat: boolean
  /** Considers a frame of this look, shown at this second, as the poster. */
  see(frame: Frame, look: Look, seconds: number): Promise<void>
  /** `prefix` is put before the names of its files. */
  make(widths: readonly number[], folder: string, prefix?: string): Promise<MadePicture | undefined>
}

interface Wanted {
  /** Seconds of the video. */
  readonly length: number
  /** The second of the frame that the owner chose. */
  readonly chosenAt?: number | undefined
}

/** `first` is the look of the video's first frame, which gives the poster its shape. */
export function findPoster(
  first: Look,
  widths: readonly number[],
  { length, chosenAt }: Wanted,
): PosterFinder {
  const looksAt = [...firstLooksAt, ...laterLooksAt(length)]
  const size = sizeAt(
    first,
    Math.min(first.width, first.height, (Math.max(...widths) * first.height) / first.width),
  )
  let next = 0
  let best: Candidate | undefined
  let isChosen = false
  const isFlat = () => !best || best.contrast < enoughContrast
  return {
    get isFlat() {
      return isFlat()
    },
    async see(frame, look, seconds) {
      if (isChosen) return
      if (chosenAt !== undefined && seconds >= chosenAt) {
        const chosen = await draw(frame, look, size)
        isChosen = chosen !== undefined
        best = chosen ?? best
        return
      }
      const at = looksAt[next]
      if (at === undefined || seconds < at) return
      if (next >= firstLooksAt.length && !isFlat()) {
        next = looksAt.length
        return
      }
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
