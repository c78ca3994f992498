import { cover, height, whole, width } from './cover.ts'
import { tree } from './growing.ts'
import { apricot, chance, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import { ellipse, fade, fill, land, line, placed, type Point, rectangle } from './paint.ts'
import { cloud, house, many } from './things.ts'

/** A field of wheat, ripe, for the top of a page. */

export const wheatCover = cover(() => {
  const random = chance(99)
  const ear = ([x, y]: Point, size: number, lean: number, light: string, dark: string) =>
    placed(
      { at: [x, y], turn: lean, scale: size },
      line('M0 0V260', dark, 6),
      line('M0 0V-74M0 20L-20 -60M0 20L20 -60M0 60L-30 -20M0 60L30 -20', dark, 3.5),
      upTo(6)
        .flatMap((step) =>
          [1, -1].map((side) =>
            placed(
              { at: [side * 12, step * 24], turn: side * 24 },
              fill('M0 -22Q15 0 0 22Q-15 0 0 -22Z', side > 0 ? dark : light),
            ),
          ),
        )
        .join(''),
    )
  const rows = [
    { y: 330, size: 0.5, count: 46, light: apricot[2], dark: apricot[3] },
    { y: 370, size: 0.75, count: 34, light: apricot[3], dark: apricot[4] },
    { y: 400, size: 1.05, count: 24, light: apricot[2], dark: apricot[5] },
  ]
  return [
    fill(whole, petrol[3]),
    fade(whole, petrol[6], 0.7, [0.5, 0], [0.5, 0.6]),
    fade(whole, apricot[1], 0.9, [0.5, 0.75], [0.5, 0.2]),
    cloud([1240, 130], 380, '#FFFDF8', apricot[2]),
    cloud([500, 100], 260, '#FFFDF8', apricot[2]),
    fill(land('-20 350, 400 310, 800 336, 1200 300, 1620 330', height), leaf[4]),
    house([1090, 330], 110, 56, {
      wall: paper,
      shadow: '#B0764E',
      roof: rose[5],
      roofShadow: rose[8],
      window: petrol[7],
      columns: 3,
      storeys: 1,
    }),
    many('1050 334, 1240 328', (place) =>
      tree(place, 120, { crown: leaf[5], shadow: petrol[8], light: leaf[2] }),
    ),
    fill(rectangle(0, 366, width, 170), apricot[3]),
    fade(rectangle(0, 366, width, 170), apricot[6], 0.9, [0.5, 1], [0.5, 0.1]),
    rows
      .map(({ y, size, count, light, dark }) =>
        upTo(count)
          .map((step) =>
            ear(
              [((step + random() * 0.8) * 1640) / count - 20, y + random() * 60],
              size * (0.85 + random() * 0.3),
              (random() - 0.3) * 26,
              light,
              dark,
            ),
          )
          .join(''),
      )
      .join(''),
    [
      [240, 470],
      [700, 490],
      [1330, 476],
    ]
      .map(
        ([x = 0, y = 0]) =>
          upTo(4)
            .map((step) =>
              fill(
                ellipse(x + Math.cos(step * 1.57 + 0.7) * 17, y + Math.sin(step * 1.57 + 0.7) * 15, 21, 19),
                step % 2 ? rose[5] : rose[6],
              ),
            )
            .join('') + fill(ellipse(x, y, 9), night),
      )
      .join(''),
  ].join('')
})
