import { sprig } from './growing.ts'
import { apricot, leaf, night, petrol, rose, upTo } from './ink.ts'
import { corners, curve, ellipse, fade, fill, line, type Point, rectangle, round, segment } from './paint.ts'

/** Raised beds and what grows in them. */

/** A raised bed seen from a little above; `at` is its near left corner. */
function bed(
  [x, y]: Point,
  wide: number,
  deep: number,
  planted: (x: number, y: number, row: number) => string,
): string {
  const lean = deep * 0.5
  const soil = corners(
    `${x} ${y}, ${x + lean} ${y - deep}, ${x + wide - lean * 0.2} ${y - deep}, ${x + wide} ${y}`,
  )
  const board = rectangle(x, y, wide, 62)
  const rows = upTo(3).map((row) =>
    upTo(Math.round(wide / 92))
      .map((column, _, all) =>
        planted(
          x + lean * (1 - row / 2.6) * 0.9 + 40 + (column * (wide - 80)) / all.length,
          y - deep * 0.74 + row * deep * 0.34,
          row,
        ),
      )
      .join(''),
  )
  return (
    fill(soil, '#5A3A28') +
    fade(soil, night, 0.6, [0.5, 0], [0.5, 0.9]) +
    rows.join('') +
    fill(board, '#C08A58') +
    line(segment([x + 10, y + 30], [x + wide - 10, y + 32]), '#8E5D37', 4) +
    fade(board, '#5A3018', 0.8, [0.8, 1], [0.4, 0]) +
    fill(rectangle(x - 8, y - 8, 26, 84), '#A87245') +
    fill(rectangle(x + wide - 18, y - 8, 26, 84), '#8E5D37')
  )
}

const lettuce = (x: number, y: number) =>
  fill(ellipse(x + 4, y + 12, 36, 10), night, 0.35) +
  [-30, -15, 0, 15, 30]
    .map((dx, index) =>
      fill(
        round(
          `${x + dx * 0.3} ${y + 10}, ${x + dx - 14} ${y - 16}, ${x + dx} ${y - 36 + Math.abs(dx) * 0.5}, ${x + dx + 14} ${y - 16}`,
        ),
        index % 2 ? leaf[3] : leaf[5],
      ),
    )
    .join('') +
  line(curve(`${x} ${y + 6}, ${x - 2} ${y - 20}`), leaf[1], 4)

const cabbage = (x: number, y: number) => {
  const d = ellipse(x, y - 10, 34, 30)
  return (
    fill(
      round(
        `${x - 52} ${y + 4}, ${x - 30} ${y - 24}, ${x} ${y - 8}, ${x + 30} ${y - 24}, ${x + 52} ${y + 4}, ${x} ${y + 20}`,
      ),
      petrol[5],
    ) +
    fill(d, petrol[3]) +
    fade(d, petrol[7], 0.9, [1, 1], [0.3, 0.2]) +
    line(
      curve(`${x - 22} ${y - 20}, ${x} ${y - 4}, ${x + 20} ${y - 26}`) + segment([x, y - 4], [x, y + 14]),
      petrol[1],
      3.5,
    )
  )
}

const tomato = (x: number, y: number, row: number) =>
  line(segment([x, y + 10], [x, y - 150]), '#9A6B40', 7) +
  sprig([x + 4, y + 10], 130, leaf[6], { pairs: 4, leafSize: 0.26, lean: row % 2 ? 8 : -8 }) +
  fill(ellipse(x + 20, y - 36, 15), rose[5]) +
  fill(ellipse(x - 20, y - 66, 13), rose[5]) +
  fill(ellipse(x + 14, y - 92, 11), apricot[4])

export function beds(): string {
  return [
    bed([40, 910], 600, 92, (x, y, row) => (row === 1 ? '' : tomato(x, y, row))),
    bed([1080, 950], 480, 92, cabbage),
    bed([-60, 1104], 640, 110, lettuce),
    bed([1180, 1130], 500, 104, lettuce),
  ].join('')
}
