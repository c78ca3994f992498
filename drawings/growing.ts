import { chance, upTo } from './ink.ts'
import { blob, curve, fade, fill, glow, line, type Point, round, segment } from './paint.ts'

/** Trees, grass and plants, shared by several pictures. */

/** A round tree, lit from the left; `at` is where it leaves the ground. */
export function tree(
  [x, y]: Point,
  height: number,
  { crown, shadow, light, trunk = '#5B4230', wide = 0.36, seed = x }: TreeInks,
): string {
  const random = chance(Math.round(seed) + 3)
  const middle: Point = [x, y - height * 0.64]
  const radius = height * wide
  const shape = blob(middle, radius, height * 0.36, random, { bumps: 13, unevenness: 0.11 })
  const dabs = upTo(Math.round(10 + radius / 9))
    .map(() => {
      const angle = Math.PI * (0.75 + random() * 0.95)
      const reach = 0.25 + random() * 0.55
      const [dx, dy] = [
        x + Math.cos(angle) * radius * reach,
        middle[1] + Math.sin(angle) * height * 0.34 * reach,
      ]
      const size = height * 0.022
      return line(
        curve(`${dx - size} ${dy + size * 0.6}, ${dx} ${dy - size * 0.5}, ${dx + size} ${dy + size * 0.5}`),
        light,
        height * 0.011,
        0.85,
      )
    })
    .join('')
  return (
    line(
      curve(
        `${x - height * 0.012} ${y}, ${x} ${y - height * 0.3}, ${x + height * 0.01} ${y - height * 0.62}`,
      ),
      trunk,
      height * 0.045,
    ) +
    line(
      segment([x + height * 0.003, y - height * 0.32], [x + height * 0.11, y - height * 0.52]),
      trunk,
      height * 0.022,
    ) +
    fill(shape, crown) +
    fade(shape, shadow, 0.95, [0.95, 0.85], [0.25, 0.25]) +
    glow(shape, light, 0.55, [x - radius * 0.5, middle[1] - height * 0.2], radius * 0.9) +
    dabs
  )
}

interface TreeInks {
  crown: string
  shadow: string
  light: string
  trunk?: string
  wide?: number
  seed?: number
}

/** A slim tree, such as a poplar or a cypress. */
export function poplar([x, y]: Point, height: number, crown: string, shadow: string): string {
  const width = height * 0.12
  const shape = round(
    `${x} ${y - height}, ${x + width * 0.8} ${y - height * 0.62}, ${x + width} ${y - height * 0.3}, ${x + width * 0.5} ${y - height * 0.04}, ${x - width * 0.5} ${y - height * 0.04}, ${x - width} ${y - height * 0.3}, ${x - width * 0.8} ${y - height * 0.62}`,
  )
  return (
    line(segment([x, y], [x, y - height * 0.1]), shadow, height * 0.03) +
    fill(shape, crown) +
    fade(shape, shadow, 0.95, [1, 0.7], [0.2, 0.4])
  )
}

/** Blades of grass in a tuft. */
export function tuft([x, y]: Point, height: number, colour: string, blades = 7, seed = x + y): string {
  const random = chance(Math.round(seed))
  return upTo(blades)
    .map((blade) => {
      const lean = (blade / (blades - 1) - 0.5) * height * 1.1 + (random() - 0.5) * height * 0.2
      const tall = height * (0.6 + random() * 0.5)
      return line(
        curve(`${x + lean * 0.15} ${y}, ${x + lean * 0.4} ${y - tall * 0.6}, ${x + lean} ${y - tall}`),
        colour,
        Math.max(2, height * 0.055),
      )
    })
    .join('')
}

/** A stem with pairs of leaves, growing upwards from `at`. */
export function sprig(
  [x, y]: Point,
  height: number,
  colour: string,
  { pairs = 4, lean = 0, leafSize = 0.2 } = {},
): string {
  const tip: Point = [x + lean, y - height]
  const leaves = upTo(pairs).map((step) => {
    const share = (step + 1) / (pairs + 0.3)
    const [sx, sy] = [x + lean * share * share, y - height * share]
    const size = height * leafSize * (1.15 - share * 0.5)
    return [1, -1]
      .map((side) =>
        fill(
          round(
            `${sx} ${sy}, ${sx + side * size * 0.45} ${sy - size * 0.62}, ${sx + side * size} ${sy - size * 0.5}, ${sx + side * size * 0.62} ${sy - size * 0.08}`,
          ),
          colour,
        ),
      )
      .join('')
  })
  return (
    line(curve([[x, y], [x + lean * 0.25, y - height * 0.5], tip]), colour, Math.max(3, height * 0.035)) +
    leaves.join('')
  )
}
