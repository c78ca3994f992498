/**
 * Prints a drawing: flat colours stay as they are, shading becomes grain, and the edges waver a little, like
 * those of cut paper.
 */
import sharp from 'sharp'
import { chance } from './ink.ts'
import type { Drawing } from './paint.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A power of two, so that a mask finds a place in the tile. */
const tile = 256
const mask = tile - 1

/** The share of the shading that each place takes: mostly little or much, which makes it look like grain. */
const grain = makeGrain()
/** How far each place is shifted, in whole pixels; less in small pictures. */
const coarse = { x: makeSlips(11, 1), y: makeSlips(12, 1) }
const fine = { x: makeSlips(11, 0.5), y: makeSlips(12, 0.5) }

function makeGrain(): Float32Array {
  const random = chance(7)
  const speckles = new Float32Array(tile * tile).map(() => random())
  const at = (x: number, y: number) => speckles[(y & mask) * tile + (x & mask)] ?? 0
  return speckles.map((speckle, index) => {
    const [x, y] = [index & mask, Math.floor(index / tile)]
    // Averaged with its neighbours, a speckle is wide enough to survive scaling down.
    const beside = at(x + 1, y) + at(x - 1, y) + at(x, y + 1) + at(x, y - 1)
    const corner = at(x + 1, y + 1) + at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1)
    const soft = (4 * speckle + 2 * beside + corner) / 16
    return Math.max(0, Math.min(2, 1 + (soft - 0.5) * 4.6))
  })
}

function makeSlips(seed: number, size: number): Int8Array {
  const random = chance(seed)
  const [one, two, three] = [random() * 6, random() * 6, random() * 6]
  const turn = (2 * Math.PI) / tile
  return new Int8Array(tile * tile).map((_, index) => {
    const [x, y] = [(index & mask) * turn, Math.floor(index / tile) * turn]
    const slip =
      0.8 * Math.sin(7 * x + 5 * y + one) +
      0.6 * Math.sin(13 * y - 9 * x + two) +
      0.5 * Math.sin(23 * x + 17 * y + three)
    return Math.round(size * slip)
  })
}

/** Returns the printed picture, `width` pixels wide, as a JPEG. */
export async function print(drawing: Drawing, width: number): Promise<Buffer> {
  const height = Math.round((drawing.height * width) / drawing.width)
  const content = drawing.paint()
  const rasterise = (style: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${style}${content}</svg>`,
      ),
    )
      .ensureAlpha()
      .raw()
      .toBuffer()
  const flat = await rasterise('<style>.shade{display:none}</style>')
  const shaded = await rasterise('')
  const printed = spray(flat, shaded, width, height)
  return sharp(printed, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 93 })
    .toBuffer()
}

function spray(flat: Buffer, shaded: Buffer, width: number, height: number): Uint8ClampedArray {
  const printed = new Uint8ClampedArray(width * height * 3)
  const slips = width < 1000 ? fine : coarse
  for (let y = 0, out = 0; y < height; y++) {
    const row = (y & mask) * tile
    for (let x = 0; x < width; x++, out += 3) {
      const place = row + (x & mask)
      const slippedX = x + (slips.x[place] ?? 0)
      const slippedY = y + (slips.y[place] ?? 0)
      const fromX = slippedX < 0 ? 0 : slippedX < width ? slippedX : width - 1
      const fromY = slippedY < 0 ? 0 : slippedY < height ? slippedY : height - 1
      const from = (fromY * width + fromX) * 4
      const share = grain[place] ?? 1
      const fleck = (share - 1) * 2
      const red = flat[from] ?? 0
      const green = flat[from + 1] ?? 0
      const blue = flat[from + 2] ?? 0
      printed[out] = red + ((shaded[from] ?? 0) - red) * share + fleck
      printed[out + 1] = green + ((shaded[from + 1] ?? 0) - green) * share + fleck
      printed[out + 2] = blue + ((shaded[from + 2] ?? 0) - blue) * share + fleck
    }
  }
  return printed
}
