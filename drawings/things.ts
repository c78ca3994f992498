/** Things that several pictures share: houses, clouds, birds, bunting. */
import { chance, night, upTo } from './ink.ts'
import {
  corners,
  curve,
  fade,
  fill,
  line,
  type Point,
  type Points,
  read,
  rectangle,
  segment,
} from './paint.ts'

export function cloud([x, y]: Point, width: number, colour: string, shadow: string): string {
  const height = width * 0.26
  const shape = curve(
    `${x - width * 0.5} ${y}, ${x - width * 0.44} ${y - height * 0.5}, ${x - width * 0.24} ${y - height * 0.62}, ${x - width * 0.1} ${y - height * 1.1}, ${x + width * 0.12} ${y - height}, ${x + width * 0.22} ${y - height * 0.6}, ${x + width * 0.42} ${y - height * 0.52}, ${x + width * 0.5} ${y}, ${x} ${y + height * 0.06}`,
    { closed: true, tension: 1.1 },
  )
  return fill(shape, colour) + fade(shape, shadow, 0.8, [0.5, 1], [0.45, 0.3])
}

/** A bird far away. */
export const bird = ([x, y]: Point, span: number, colour: string) =>
  line(
    curve(
      `${x - span / 2} ${y - span * 0.1}, ${x - span * 0.22} ${y - span * 0.2}, ${x} ${y}, ${x + span * 0.24} ${y - span * 0.22}, ${x + span / 2} ${y - span * 0.14}`,
    ),
    colour,
    Math.max(2.5, span * 0.07),
  )

interface HouseInks {
  wall: string
  shadow: string
  roof: string
  roofShadow: string
  window: string
  /** The share of windows with light in them, from 0 to 1, and the light's colour. */
  lit?: number
  lamp?: string
  gable?: boolean
  storeys?: number
  columns?: number
  chimney?: boolean
  seed?: number
}

/** A house seen from the front: with its gable, or with the long side of its roof. */
export function house([x, y]: Point, width: number, height: number, inks: HouseInks): string {
  const {
    wall,
    shadow,
    roof,
    roofShadow,
    window,
    lit = 0,
    lamp = '#FFD98A',
    gable = false,
    storeys = 2,
    columns = 3,
    chimney = true,
    seed = x,
  } = inks
  const random = chance(Math.round(seed) + 17)
  const top = y - height
  const rise = gable ? width * 0.52 : width * 0.3
  const walls = gable
    ? corners(
        `${x} ${y}, ${x} ${top}, ${x + width / 2} ${top - rise}, ${x + width} ${top}, ${x + width} ${y}`,
      )
    : rectangle(x, top, width, height)
  const roofShape = gable
    ? `${corners(`${x - width * 0.06} ${top + width * 0.06}, ${x + width / 2} ${top - rise - width * 0.06}, ${x + width / 2} ${top - rise + width * 0.05}, ${x + width * 0.02} ${top + width * 0.1}`)}${corners(`${x + width * 1.06} ${top + width * 0.06}, ${x + width / 2} ${top - rise - width * 0.06}, ${x + width / 2} ${top - rise + width * 0.05}, ${x + width * 0.98} ${top + width * 0.1}`)}`
    : corners(
        `${x - width * 0.05} ${top + 4}, ${x + width * 0.1} ${top - rise}, ${x + width * 0.9} ${top - rise}, ${x + width * 1.05} ${top + 4}`,
      )
  const [cellWide, cellTall] = [width / columns, height / storeys]
  const windows = upTo(storeys).flatMap((storey) =>
    upTo(columns).map((column) => {
      const [w, h] = [cellWide * 0.42, cellTall * 0.5]
      const [left, upper] = [x + cellWide * (column + 0.5) - w / 2, top + cellTall * (storey + 0.26)]
      const isLit = random() < lit
      const pane = rectangle(left, upper, w, h)
      return (
        fill(pane, isLit ? lamp : window) +
        (isLit ? '' : fade(pane, night, 0.35, [0, 0], [0.8, 0.9])) +
        line(
          segment([left + w / 2, upper], [left + w / 2, upper + h]) +
            segment([left, upper + h * 0.42], [left + w, upper + h * 0.42]),
          wall,
          Math.max(2, w * 0.08),
        ) +
        line(
          segment([left - w * 0.12, upper + h + 2], [left + w * 1.12, upper + h + 2]),
          shadow,
          Math.max(2.5, h * 0.07),
        )
      )
    }),
  )
  const rows = gable
    ? ''
    : upTo(4)
        .map((row) =>
          line(
            curve(
              `${x + width * (0.06 - row * 0.03)} ${top - rise * (0.75 - row * 0.22)}, ${x + width * (0.94 + row * 0.03)} ${top - rise * (0.75 - row * 0.22)}`,
            ),
            roofShadow,
            3,
            0.5,
          ),
        )
        .join('')
  const stack = chimney
    ? fill(
        rectangle(x + width * 0.68, top - rise * (gable ? 0.95 : 1.35), width * 0.11, rise * 0.65),
        roofShadow,
      ) +
      fill(rectangle(x + width * 0.66, top - rise * (gable ? 0.98 : 1.4), width * 0.15, rise * 0.1), shadow)
    : ''
  return [
    stack,
    fill(walls, wall),
    fade(walls, shadow, 0.9, [1, 0.8], [0.3, 0.35]),
    fade(rectangle(x, top, width, height * 0.2), shadow, 0.7, [0.5, 0], [0.5, 1]),
    windows.join(''),
    fill(roofShape, roof),
    fade(roofShape, roofShadow, 0.9, [1, 0.8], [0.3, 0.2]),
    rows,
  ].join('')
}

/** Little flags on a string that sags between two points. */
export function bunting(
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  sag: number,
  colours: readonly string[],
  size = 34,
): string {
  const count = Math.max(3, Math.round(Math.hypot(toX - fromX, toY - fromY) / (size * 1.5)))
  const along = (share: number): Point => [
    fromX + (toX - fromX) * share,
    fromY + (toY - fromY) * share + Math.sin(share * Math.PI) * sag,
  ]
  const flags = upTo(count).map((step) => {
    const [x, y] = along((step + 0.5) / count)
    const colour = colours[step % colours.length] ?? night
    const shape = corners(`${x - size * 0.42} ${y}, ${x + size * 0.42} ${y}, ${x + size * 0.04} ${y + size}`)
    return fill(shape, colour) + fade(shape, night, 0.3, [1, 0], [0.3, 0.4])
  })
  return line(curve(upTo(13).map((step) => along(step / 12))), night, 3) + flags.join('')
}

/** Draws the same thing in several places. */
export const many = (places: Points, draw: (place: Point, index: number) => string) =>
  read(places).map(draw).join('')
