/** Beehives in the orchard behind the school. */
import { tree, tuft } from './growing.ts'
import { apricot, chance, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import {
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  land,
  line,
  placed,
  type Point,
  rectangle,
  round,
  segment,
} from './paint.ts'
import { cloud, many } from './things.ts'

const [width, height] = [1600, 1066]

export const beehives: Drawing = {
  width,
  height,
  paint: () => [sky(), orchard(), hives(), branch(), bees(), meadow()].join(''),
}

function sky(): string {
  const whole = rectangle(0, 0, width, height)
  return [
    fill(whole, petrol[2]),
    fade(whole, petrol[5], 0.7, [0.5, 0], [0.5, 0.5]),
    fade(rectangle(0, 200, width, 400), apricot[0], 0.95, [0.5, 1], [0.5, 0.1]),
    cloud([1180, 190], 420, '#FFFDF8', petrol[3]),
    cloud([620, 120], 260, '#FFFDF8', petrol[3]),
  ].join('')
}

function orchard(): string {
  const far = land('-20 520, 240 470, 560 500, 900 450, 1240 496, 1620 450', 760)
  const near = land('-20 640, 400 610, 800 636, 1200 600, 1620 630', height)
  return [
    fill(far, leaf[3]),
    fade(far, petrol[6], 0.7, [0.5, 1], [0.5, 0.2]),
    many('120 600, 330 586, 560 600, 1010 586, 1240 580, 1470 600', (place, index) =>
      tree(place, 190 + (index % 3) * 30, {
        crown: leaf[index % 2 ? 4 : 5],
        shadow: leaf[8],
        light: index % 2 ? rose[1] : leaf[2],
        wide: 0.42,
      }),
    ),
    fill(near, leaf[4]),
    fade(near, leaf[8], 0.9, [0.4, 1], [0.55, 0.1]),
    fade(near, '#F5D77A', 0.7, [0.7, 0], [0.5, 0.5]),
  ].join('')
}

interface HiveInks {
  body: string
  dark: string
  lid: string
}

function hive([x, y]: Point, size: number, { body, dark, lid }: HiveInks): string {
  const box = (top: number, tall: number) => {
    const d = rectangle(x - size * 0.5, top, size, tall)
    return (
      fill(d, body) +
      line(segment([x - size * 0.5, top + tall], [x + size * 0.5, top + tall]), dark, 7) +
      upTo(2)
        .map((step) =>
          line(
            segment(
              [x - size * 0.48, top + tall * (0.33 + step * 0.33)],
              [x + size * 0.48, top + tall * (0.33 + step * 0.33)],
            ),
            dark,
            3,
            0.5,
          ),
        )
        .join('') +
      fade(d, dark, 0.95, [1, 0.6], [0.3, 0.4]) +
      fill(
        round(
          `${x - size * 0.1} ${top + tall * 0.3}, ${x + size * 0.1} ${top + tall * 0.3}, ${x + size * 0.08} ${top + tall * 0.46}, ${x - size * 0.08} ${top + tall * 0.46}`,
        ),
        dark,
      )
    )
  }
  const roof = rectangle(x - size * 0.57, y - size * 1.28, size * 1.14, size * 0.17)
  return [
    fill(ellipse(x + size * 0.2, y + size * 0.14, size * 0.85, size * 0.1), leaf[9], 0.5),
    line(
      `${segment([x - size * 0.38, y], [x - size * 0.42, y + size * 0.14])}${segment([x + size * 0.38, y], [x + size * 0.42, y + size * 0.14])}`,
      '#5A3018',
      20,
    ),
    box(y - size * 1.14, size * 0.34),
    box(y - size * 0.8, size * 0.38),
    box(y - size * 0.42, size * 0.42),
    fill(rectangle(x - size * 0.24, y - size * 0.1, size * 0.48, size * 0.05), night),
    fill(rectangle(x - size * 0.58, y - size * 0.04, size * 1.16, size * 0.06), '#A06C42'),
    fill(roof, lid),
    fade(roof, night, 0.6, [1, 1], [0.3, 0.1]),
  ].join('')
}

const hives = () =>
  hive([620, 760], 190, { body: rose[3], dark: rose[7], lid: rose[6] }) +
  hive([930, 790], 214, { body: '#F6C657', dark: apricot[7], lid: apricot[6] }) +
  hive([1280, 830], 244, { body: petrol[3], dark: petrol[7], lid: petrol[7] })

function branch(): string {
  const blossom = ([x, y]: Point, size: number) =>
    upTo(5)
      .map((step) =>
        fill(
          ellipse(
            x + Math.cos(step * 1.257 - 1.57) * size * 0.72,
            y + Math.sin(step * 1.257 - 1.57) * size * 0.72,
            size * 0.52,
          ),
          step % 2 ? '#FFFFFF' : rose[1],
        ),
      )
      .join('') + fill(ellipse(x, y, size * 0.3), apricot[3])
  const random = chance(28)
  const leaves = upTo(26).map(() => {
    const along = random()
    const [x, y] = [along * 560, 60 + along * 130 + (random() - 0.5) * 150]
    return placed(
      { at: [x, y], turn: random() * 360 },
      fill('M0 0Q20 -26 60 0Q20 26 0 0Z', random() < 0.5 ? leaf[6] : leaf[7]),
    )
  })
  const flowers: Array<readonly [Point, number]> = [
    [[60, 130], 38],
    [[170, 60], 30],
    [[190, 190], 40],
    [[300, 120], 34],
    [[380, 220], 42],
    [[470, 140], 28],
    [[520, 246], 34],
    [[90, 240], 26],
    [[290, 262], 28],
  ]
  return [
    line(curve('-40 40, 160 96, 340 150, 570 210'), '#5B4230', 30),
    line(curve('120 90, 220 180, 320 260'), '#5B4230', 17),
    line(curve('300 140, 400 110, 500 130'), '#5B4230', 15),
    leaves.join(''),
    flowers.map(([place, size]) => blossom(place, size)).join(''),
  ].join('')
}

const bee = (x: number, y: number, scale: number, turn: number) =>
  placed(
    { at: [x, y], scale, turn },
    fill(ellipse(-6, -22, 15, 24), '#FFFFFF', 0.85),
    fill(ellipse(16, -24, 14, 22), '#FFFFFF', 0.7),
    fill(round('-36 0, -20 -19, 10 -20, 32 -6, 36 4, 20 18, -16 19'), '#F5B53A'),
    line('M-14 -17V17M4 -18V18M20 -14V16', night, 8),
    fill(ellipse(36, 0, 13), night),
    line('M42 -10L54 -22M38 -12L44 -28', night, 3.5),
  )

function bees(): string {
  const trail = (d: string) =>
    `<path d="${d}" fill="none" stroke="${night}" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round" stroke-opacity="0.7"/>`
  return [
    trail('M930 760C860 640 760 700 780 560S980 420 860 330'),
    bee(850, 316, 1.25, -34),
    trail('M1280 800C1160 700 1240 560 1120 520S1040 380 1130 340'),
    bee(1146, 330, 1, 14),
    trail('M620 740C540 640 470 640 480 520S560 420 530 340'),
    bee(524, 322, 0.95, -60),
    trail('M1300 560C1380 500 1470 540 1500 440'),
    bee(1504, 420, 1.15, -50),
    bee(700, 470, 0.8, 20),
    bee(1400, 690, 0.75, -8),
  ].join('')
}

function meadow(): string {
  const random = chance(70)
  const flowers = upTo(80).map((step) => {
    const [x, depth] = [random() * 1600, random()]
    const y = 850 + depth * 230
    const size = 7 + depth * 15
    const tall = 40 + depth * 80
    const colour = [rose[4], paper, '#F6C657', rose[5], petrol[1]][step % 5] ?? rose[4]
    return {
      y,
      art:
        line(segment([x, y], [x + 4, y - tall]), leaf[8], 3 + depth * 4) +
        fill(ellipse(x + 4, y - tall, size, size * 0.8), colour) +
        fill(ellipse(x + 4, y - tall, size * 0.36), apricot[5]),
    }
  })
  const tufts = upTo(20).map((step) => ({
    y: 870 + step * 10.5,
    art: tuft([random() * 1600, 880 + step * 10.5], 60 + step * 3, step % 2 ? leaf[7] : leaf[8], 7),
  }))
  return (
    [...flowers, ...tufts]
      .toSorted((a, b) => a.y - b.y)
      .map(({ art }) => art)
      .join('') + glow(rectangle(0, 0, width, height), '#FFF2C2', 0.35, [1380, 60], 700)
  )
}
