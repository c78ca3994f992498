import { wheel } from './bicycles.ts'
import { cover, whole } from './cover.ts'
import { apricot, night, paper, petrol, rose } from './ink.ts'
import { curve, ellipse, fade, fill, line } from './paint.ts'

/** Wheels, large and small, for the top of a page. */

export const wheelsCover = cover(() => {
  const at: ReadonlyArray<readonly [x: number, y: number, radius: number, tyre: string, rim: string]> = [
    [180, 300, 190, night, apricot[2]],
    [520, 410, 130, rose[6], paper],
    [470, 120, 86, apricot[2], petrol[3]],
    [800, 230, 170, night, petrol[2]],
    [1070, 430, 108, apricot[3], paper],
    [1120, 130, 104, rose[5], apricot[1]],
    [1400, 300, 200, night, rose[3]],
    [690, 500, 60, petrol[2], paper],
    [950, 60, 50, paper, petrol[3]],
    [1290, 60, 44, apricot[3], paper],
  ]
  return [
    fill(whole, petrol[7]),
    fade(whole, night, 0.8, [1, 1], [0.2, 0.1]),
    fade(whole, petrol[4], 0.6, [0, 0], [0.6, 0.5]),
    line(curve('-20 380, 180 492, 420 520, 800 404, 1070 540, 1400 502, 1640 380'), apricot[4], 7, 0.9),
    at
      .map(
        ([x, y, radius, tyre, rim]) =>
          fill(ellipse(x + 12, y + 16, radius), night, 0.3) +
          fill(ellipse(x, y, radius), petrol[8], 0.55) +
          wheel([x, y], radius, tyre, rim, radius > 100 ? 28 : 16),
      )
      .join(''),
  ].join('')
})
