import { night, upTo } from './ink.ts'
import { corners, curve, ellipse, fade, fill, line, type Point, round, segment } from './paint.ts'

/** Wheels, and the bicycles on them. */

/** A wheel with its spokes. */
export function wheel([x, y]: Point, radius: number, tyre: string, rim: string, spokes = 18): string {
  return (
    line(
      upTo(spokes)
        .map((step) => {
          const angle = (step / spokes) * 2 * Math.PI
          const hub: Point = [
            x + Math.cos(angle + 0.9) * radius * 0.07,
            y + Math.sin(angle + 0.9) * radius * 0.07,
          ]
          return segment(hub, [x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9])
        })
        .join(''),
      rim,
      Math.max(1.6, radius * 0.016),
      0.85,
    ) +
    line(ellipse(x, y, radius * 0.9), rim, radius * 0.05) +
    line(ellipse(x, y, radius), tyre, radius * 0.1) +
    fill(ellipse(x, y, radius * 0.08), tyre)
  )
}

interface BicycleInks {
  frame: string
  tyre?: string
  metal: string
  leather: string
  basket?: string
}

/** A town bicycle, rear wheel at the origin, front wheel 300 to the right, wheels of radius 104. */
export function bicycle(inks: BicycleInks): string {
  const { frame, tyre = night, metal, leather, basket } = inks
  const crank: Point = [128, 14]
  const seat: Point = [90, -148]
  const [headTop, headLow]: [Point, Point] = [
    [246, -170],
    [258, -118],
  ]
  const mudguard = (x: number, from: number, to: number) =>
    line(
      curve(
        upTo(9).map((step): Point => {
          const angle = Math.PI * (from + ((to - from) * step) / 8)
          return [x + Math.cos(angle) * 120, Math.sin(angle) * 120]
        }),
      ),
      frame,
      9,
    )
  return [
    wheel([0, 0], 104, tyre, metal),
    wheel([300, 0], 104, tyre, metal),
    mudguard(0, 0.95, 1.72),
    mudguard(300, 1.1, 1.95),
    line(segment([0, 0], crank) + segment([0, 0], seat), frame, 9),
    line(curve([headTop, headLow, [272, -70], [300, 0]]), frame, 10),
    line(segment(crank, seat) + segment(seat, headTop) + segment(crank, headLow), frame, 13),
    line(segment([90, -148], [80, -186]), metal, 9),
    fill(round('34 -200, 60 -206, 100 -200, 132 -192, 126 -184, 88 -184, 62 -176, 38 -182'), leather),
    line(curve([headTop, [240, -206], [226, -222]]), metal, 9),
    line(curve('226 -222, 262 -232, 262 -206, 206 -196, 190 -196'), metal, 9),
    line(segment([206, -197], [186, -195]), leather, 15),
    line(segment([0, 0], [128, 30]) + segment([0, -14], [128, -14]), night, 3),
    fill(ellipse(128, 14, 30), metal),
    line(ellipse(128, 14, 30), night, 4),
    line(segment([128, 14], [160, 66]), metal, 10),
    line(segment([142, 72], [182, 66]), night, 12),
    fill(ellipse(0, 0, 16), metal),
    fill(ellipse(286, -150, 15), '#FFE9B8') + line(ellipse(286, -150, 15), metal, 5),
    basket
      ? wicker([262, -176], basket, metal)
      : line(segment([-60, -132], [70, -132]) + segment([-48, -130], [0, 0]), metal, 7),
  ].join('')
}

function wicker([x, y]: Point, colour: string, dark: string): string {
  const shape = corners(`${x} ${y - 40}, ${x + 116} ${y - 40}, ${x + 98} ${y + 44}, ${x + 18} ${y + 44}`)
  return (
    fill(shape, colour) +
    line(
      upTo(6)
        .map((step) => segment([x + 8 + step * 20, y - 36], [x + 24 + step * 14, y + 40]))
        .join('') +
        upTo(3)
          .map((step) =>
            segment([x + 6 + step * 4, y - 16 + step * 20], [x + 110 - step * 4, y - 16 + step * 20]),
          )
          .join(''),
      dark,
      3,
      0.6,
    ) +
    fade(shape, dark, 0.7, [1, 0.8], [0.2, 0.2]) +
    line(segment([x - 4, y - 40], [x + 120, y - 40]), colour, 11)
  )
}
