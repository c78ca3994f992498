import { apricot, iris, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import { corners, ellipse, fade, fill, line, placed, rectangle, round, segment } from './paint.ts'
import { house } from './things.ts'

/** Signs on the map: pins, the church, the garden, the mill. */

/** A pin with a symbol of what is there. */
export const marker = (x: number, y: number, colour: string, sign: string) =>
  fill(ellipse(x + 4, y + 84, 30, 9), night, 0.3) +
  fill(`M${x} ${y + 88}L${x - 38} ${y + 40}A66 66 0 1 1 ${x + 38} ${y + 40}Z`, colour) +
  fade(
    `M${x} ${y + 88}L${x - 38} ${y + 40}A66 66 0 1 1 ${x + 38} ${y + 40}Z`,
    night,
    0.45,
    [1, 1],
    [0.3, 0.3],
  ) +
  placed(
    { at: [x, y - 14], scale: 0.9 },
    fill(ellipse(0, 0, 56), colour === iris[6] || colour === petrol[6] ? colour : paper),
    sign,
  )

export function church(x: number, y: number): string {
  return [
    fill(rectangle(x, y - 70, 110, 70), apricot[0]),
    fade(rectangle(x, y - 70, 110, 70), '#B0764E', 0.9, [1, 1], [0.3, 0.3]),
    fill(
      corners(`${x - 6} ${y - 68}, ${x + 16} ${y - 112}, ${x + 96} ${y - 112}, ${x + 118} ${y - 68}`),
      rose[6],
    ),
    fill(rectangle(x - 40, y - 150, 56, 150), apricot[1]),
    fade(rectangle(x - 40, y - 150, 56, 150), '#B0764E', 0.9, [1, 0.8], [0.2, 0.3]),
    fill(
      round(
        `${x - 44} ${y - 150}, ${x - 54} ${y - 176}, ${x - 30} ${y - 200}, ${x - 12} ${y - 240}, ${x + 6} ${y - 200}, ${x + 30} ${y - 176}, ${x + 20} ${y - 150}`,
      ),
      petrol[6],
    ),
    line(segment([x - 12, y - 236], [x - 12, y - 262]), night, 5),
    fill(ellipse(x - 12, y - 116, 15), paper),
    line(
      segment([x - 12, y - 116], [x - 12, y - 127]) + segment([x - 12, y - 116], [x - 5, y - 112]),
      night,
      3,
    ),
  ].join('')
}

export const gardenPlot = (x: number, y: number) =>
  fill(
    corners(`${x - 100} ${y - 40}, ${x + 90} ${y - 56}, ${x + 110} ${y + 60}, ${x - 90} ${y + 76}`),
    leaf[4],
  ) +
  upTo(3)
    .flatMap((row) =>
      upTo(4).map(
        (column) =>
          fill(rectangle(x - 82 + column * 46, y - 34 + row * 34, 34, 20), '#6B4630') +
          fill(
            ellipse(x - 74 + column * 46, y - 28 + row * 34, 8) +
              ellipse(x - 58 + column * 46, y - 26 + row * 34, 8),
            [leaf[2], rose[4], apricot[3]][(row + column) % 3] ?? leaf[2],
          ),
      ),
    )
    .join('') +
  line(
    corners(`${x - 100} ${y - 40}, ${x + 90} ${y - 56}, ${x + 110} ${y + 60}, ${x - 90} ${y + 76}`),
    '#B4654A',
    10,
  )

export const mill = (x: number, y: number) =>
  house([x + 20, y], 110, 84, {
    wall: apricot[1],
    shadow: '#B0764E',
    roof: apricot[6],
    roofShadow: apricot[9],
    window: petrol[7],
    gable: true,
    columns: 2,
  }) +
  line(
    upTo(8)
      .map((step) =>
        segment([x, y - 30], [x + Math.cos(step * 0.785) * 46, y - 30 + Math.sin(step * 0.785) * 46]),
      )
      .join('') +
      ellipse(x, y - 30, 46) +
      ellipse(x, y - 30, 22),
    '#7A4A28',
    8,
  )
