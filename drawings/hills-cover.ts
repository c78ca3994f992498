/** Hills and garden rows at sunrise, for the top of a page. */
import { cover, height, whole } from './cover.ts'
import { poplar, tree } from './growing.ts'
import { apricot, chance, leaf, paper, petrol, rose, upTo } from './ink.ts'
import { curve, ellipse, fade, fill, glow, land, line, ridge, within } from './paint.ts'
import { bird, cloud, house, many } from './things.ts'

export const hillsCover = cover(() => {
  const random = chance(81)
  const layers: ReadonlyArray<readonly [y: number, swing: number, colour: string, dark: string]> = [
    [250, 40, petrol[3], apricot[1]],
    [306, 34, leaf[3], apricot[1]],
    [366, 30, leaf[4], leaf[7]],
    [430, 26, leaf[5], leaf[8]],
  ]
  const rows = upTo(15).map((step) =>
    line(
      curve(`${-60 + step * 120} 560, ${110 + step * 104} 480, ${330 + step * 78} 430`),
      step % 2 ? leaf[8] : leaf[3],
      10,
      0.75,
    ),
  )
  return [
    fill(whole, apricot[1]),
    fade(whole, petrol[4], 0.8, [0.5, 0], [0.5, 0.6]),
    fill(ellipse(1130, 208, 84), '#FFF8E8'),
    glow(whole, '#FFFFFF', 0.8, [1130, 208], 340),
    cloud([360, 130], 330, '#FFFDF8', rose[2]),
    cloud([760, 90], 220, '#FFFDF8', rose[2]),
    many('860 150, 904 172, 826 182', (place) => bird(place, 34, petrol[8])),
    layers
      .map(([y, swing, colour, dark], index) => {
        const d = land(ridge({ y, height: swing, steps: 5 + index }, random), height)
        return fill(d, colour) + fade(d, dark, 0.85, [0.5, index < 2 ? 1 : 0.9], [0.5, index < 2 ? 0.2 : 0.1])
      })
      .join(''),
    within(
      land('-20 470, 300 430, 800 446, 1200 430, 1620 452', height),
      fill(whole, leaf[6]),
      rows.join(''),
      fade(whole, leaf[9], 0.8, [0.3, 1], [0.5, 0.6]),
    ),
    many('150 420, 330 392, 1370 410, 1500 430', (place, index) =>
      tree(place, 150 + (index % 2) * 50, {
        crown: leaf[index % 2 ? 5 : 6],
        shadow: petrol[9],
        light: leaf[2],
      }),
    ),
    many('620 376, 660 380, 1010 384', (place) => poplar(place, 130, leaf[7], petrol[9])),
    house([470, 396], 90, 58, {
      wall: paper,
      shadow: '#B0764E',
      roof: rose[5],
      roofShadow: rose[8],
      window: petrol[7],
      columns: 2,
      storeys: 1,
    }),
  ].join('')
})
