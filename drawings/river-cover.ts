import { cover, height, whole } from './cover.ts'
import { sprig } from './growing.ts'
import { apricot, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import { curve, ellipse, fade, fill, glow, land, line, placed, type Point, round } from './paint.ts'
import { many } from './things.ts'

/** Bands of the river, and the fish in it, for the top of a page. */

export const riverCover = cover(() => {
  const colours = [petrol[2], petrol[3], petrol[4], petrol[5], petrol[6], petrol[7], petrol[8]]
  const bands = colours.map((colour, index) => {
    const edge = upTo(13).map((step): Point => [
      -20 + step * 137,
      70 + index * 68 + Math.sin(step * 0.9 + index * 1.4) * 26,
    ])
    const d = land(edge, height + 20)
    return (
      fill(d, colour) +
      fade(d, night, 0.35, [0.5, 1], [0.5, 0]) +
      line(curve(edge), index % 2 ? petrol[1] : paper, 5, 0.8)
    )
  })
  const fish = (x: number, y: number, size: number, turn: number, colour: string, dark: string) =>
    placed(
      { at: [x, y], scale: size, turn },
      fill(round('-110 0, -60 -36, 20 -34, 96 -4, 96 4, 20 34, -60 36'), colour),
      fade(round('-110 0, -60 -36, 20 -34, 96 -4, 96 4, 20 34, -60 36'), dark, 0.9, [0.5, 1], [0.5, 0.2]),
      fill('M84 0L146 -40L130 0L146 40Z', colour),
      fill('M-20 -34Q10 -70 40 -32Z', dark),
      fill(ellipse(-72, -9, 6.5), night),
      line(
        curve('-42 -26, -30 0, -42 26') + curve('-8 -24, 2 0, -8 24') + curve('26 -20, 34 0, 26 20'),
        dark,
        5,
      ),
    )
  return [
    fill(whole, apricot[1]),
    glow(whole, apricot[3], 0.8, [300, 20], 300),
    bands.join(''),
    fish(330, 300, 0.9, -6, apricot[3], apricot[6]),
    fish(1240, 250, 0.74, 8, rose[4], rose[7]),
    fish(840, 410, 1.05, 4, apricot[2], apricot[5]),
    fish(1450, 450, 0.62, -10, petrol[2], petrol[5]),
    fish(110, 470, 0.56, 9, rose[3], rose[6]),
    fish(620, 220, 0.5, -4, paper, petrol[4]),
    [
      [500, 350],
      [520, 316],
      [512, 286],
      [1060, 360],
      [1076, 326],
      [1380, 190],
    ]
      .map(([x = 0, y = 0], index) => line(ellipse(x, y, 7 + (index % 3) * 3), petrol[1], 4))
      .join(''),
    many('40 550, 740 556, 1100 552, 1560 550', (place) =>
      sprig(place, 170, leaf[6], { pairs: 5, lean: 24 }),
    ),
  ].join('')
})
