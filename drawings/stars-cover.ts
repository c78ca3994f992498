import { cover, height, whole, width } from './cover.ts'
import { poplar } from './growing.ts'
import { apricot, chance, iris, night, paper, petrol, upTo } from './ink.ts'
import { ellipse, fade, fill, glow, land, line, placed, rectangle, ridge, segment } from './paint.ts'
import { many } from './things.ts'

/** The Milky Way over the hills, for the top of a page. */

export const starsCover = cover(() => {
  const random = chance(66)
  const stars = upTo(230).map(() => {
    const across = random() * 1700 - 50
    const near = random() < 0.6
    const y = near ? 330 - across * 0.16 + (random() + random() - 1) * 120 : random() * 430
    const size = random()
    return size > 0.97
      ? line(
          segment([across - 9, y], [across + 9, y]) + segment([across, y - 9], [across, y + 9]),
          apricot[1],
          3,
        )
      : fill(
          ellipse(across, y, 1 + size * 2.4),
          [apricot[1], petrol[2], paper][Math.floor(random() * 3)] ?? paper,
        )
  })
  return [
    fill(whole, iris[9]),
    fade(whole, night, 0.9, [0.5, 0], [0.5, 0.8]),
    placed(
      { turn: -9, around: [800, 200] },
      fade(rectangle(-100, 100, 1800, 110), iris[4], 0.6, [0.5, 1], [0.5, 0]),
      fade(rectangle(-100, 210, 1800, 120), iris[4], 0.6, [0.5, 0], [0.5, 1]),
    ),
    fade(rectangle(0, 300, width, 240), petrol[6], 0.7, [0.5, 1], [0.5, 0]),
    stars.join(''),
    fill(land(ridge({ y: 430, height: 34, steps: 5 }, random), height), '#12324A'),
    fill(land(ridge({ y: 474, height: 24, steps: 7 }, random), height), night),
    many('1180 470, 1240 476, 300 480, 1500 474', (place) => poplar(place, 110, '#0B2A36', '#041B20')),
    fill('M690 484V430a46 44 0 0 1 92 0v54Z', '#1D2F55'),
    line('M706 398L752 356', '#0A1F2B', 13),
    fill(rectangle(722, 452, 24, 32), apricot[3]),
    glow(ellipse(734, 470, 90), apricot[3], 0.7, [734, 470], 90),
    line(segment([1040, 90], [1150, 130]), paper, 4, 0.9),
    fill(ellipse(1152, 131, 5), paper),
  ].join('')
})
