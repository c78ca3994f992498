/** Bread, fresh from the oven. */
import { apricot, chance, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import { basket, bun, roundLoaf, slices } from './loaves.ts'
import {
  corners,
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  line,
  placed,
  type Point,
  rectangle,
  round,
  segment,
  turned,
  within,
} from './paint.ts'

const [width, height] = [1600, 1200]

export const bread: Drawing = {
  width,
  height,
  paint: () =>
    [
      wall(),
      table(),
      jug(),
      placed({ at: [400, 700], scale: 1.05 }, basket()),
      board(),
      placed({ at: [836, 800] }, roundLoaf()),
      placed({ at: [1230, 930] }, slices()),
      placed({ at: [470, 1010], turn: -8 }, bun(0, 0), bun(150, 34), bun(52, 76)),
      knife(),
      crumbs(),
    ].join(''),
}

function wall(): string {
  const back = rectangle(0, 0, width, 720)
  const beam = corners('520 0, 980 0, 1500 720, 880 720')
  const pane = (x: number) =>
    corners(`${520 + x} 0, ${640 + x} 0, ${1040 + x * 1.25} 720, ${880 + x * 1.25} 720`)
  return [
    fill(back, petrol[6]),
    fade(back, petrol[9], 0.85, [0, 0.2], [0.55, 0.55]),
    fade(back, petrol[9], 0.6, [1, 0.6], [0.72, 0.5]),
    within(
      back,
      fill(pane(0), petrol[4], 0.5),
      fill(pane(170), petrol[4], 0.5),
      fill(pane(340), petrol[4], 0.5),
    ),
    fade(beam, apricot[1], 0.45, [0.2, 0], [0.7, 1]),
    shelf(),
  ].join('')
}

function shelf(): string {
  const jar = (x: number, w: number, h: number, colour: string, dark: string) => {
    const d =
      curve(
        `${x - w * 0.5} 236, ${x - w * 0.5} ${236 - h * 0.75}, ${x - w * 0.32} ${236 - h}, ${x + w * 0.32} ${236 - h}, ${x + w * 0.5} ${236 - h * 0.75}, ${x + w * 0.5} 236`,
        { tension: 0.7 },
      ) + 'Z'
    return (
      fill(d, colour) +
      fade(d, dark, 0.9, [1, 0.6], [0.3, 0.4]) +
      fill(rectangle(x - w * 0.34, 236 - h - 16, w * 0.68, 22), dark)
    )
  }
  return [
    jar(1226, 96, 130, apricot[2], apricot[5]),
    jar(1338, 74, 96, rose[4], rose[7]),
    jar(1430, 86, 150, petrol[2], petrol[5]),
    jar(1528, 92, 104, leaf[3], leaf[7]),
    fill(rectangle(1140, 236, 480, 26), '#8A5530'),
    fade(rectangle(1140, 236, 480, 26), '#3E2212', 0.8, [0.5, 1], [0.5, 0]),
    fade(rectangle(1140, 262, 480, 60), night, 0.5, [0.5, 0], [0.5, 1]),
  ].join('')
}

function table(): string {
  const top = corners(`0 720, ${width} 720, ${width} ${height}, 0 ${height}`)
  const random = chance(4)
  const grain = upTo(16).map(() => {
    const [x, y, long] = [random() * width, 750 + random() * 430, 120 + random() * 260]
    return line(
      curve(`${x} ${y}, ${x + long * 0.5} ${y + 6 - random() * 12}, ${x + long} ${y}`),
      '#9A6338',
      3,
      0.5,
    )
  })
  const cloth = curve(
    '60 760, 420 742, 700 790, 760 880, 690 1010, 760 1130, 600 1180, 330 1150, 150 1190, 20 1120, 70 960, 10 850',
    { closed: true, tension: 0.8 },
  )
  return [
    fill(top, '#B97B4A'),
    fade(top, '#5A3018', 0.85, [0.1, 1], [0.55, 0.1]),
    fade(top, apricot[1], 0.6, [0.72, 0], [0.5, 0.6]),
    grain.join(''),
    fill(round('90 800, 440 780, 740 830, 800 930, 740 1060, 800 1160, 600 1210, 140 1215'), '#4A2814', 0.35),
    fill(cloth, paper),
    within(
      cloth,
      upTo(5)
        .map((step) =>
          line(
            curve(`${40 + step * 168} 700, ${10 + step * 172} 960, ${60 + step * 168} 1220`),
            petrol[4],
            11,
            0.75,
          ),
        )
        .join(''),
      upTo(3)
        .map((step) =>
          line(
            curve(`0 ${830 + step * 150}, 400 ${800 + step * 150}, 780 ${850 + step * 150}`),
            petrol[4],
            7,
            0.55,
          ),
        )
        .join(''),
    ),
    fade(cloth, '#A88A62', 0.85, [0.9, 1], [0.35, 0.2]),
  ].join('')
}

function jug(): string {
  const x = 1130
  const body = turned(x, '56 470, 50 520, 92 600, 104 680, 84 752, 70 772')
  const ears: ReadonlyArray<readonly [tip: Point, lean: number]> = [
    [[1010, 200], -26],
    [[1064, 140], -10],
    [[1130, 110], 2],
    [[1196, 150], 12],
    [[1252, 214], 28],
    [[960, 276], -38],
  ]
  const wheat = ears.map(([tip, lean]) => {
    const kernels = upTo(7).flatMap((step) =>
      [1, -1].map((side) =>
        fill(ellipse(0, 0, 8, 19), side > 0 ? apricot[4] : apricot[2]).replace(
          '<path',
          `<path transform="translate(${side * 11} ${step * 20}) rotate(${side * 24})"`,
        ),
      ),
    )
    return (
      line(curve([[x, 520], [(x + tip[0]) / 2, (520 + tip[1]) / 2 + 30], tip]), apricot[5], 6) +
      placed(
        { at: tip, turn: lean * 1.1 },
        line(
          segment([0, 0], [-10, -60]) + segment([0, 0], [12, -58]) + segment([0, 0], [0, -70]),
          apricot[4],
          3,
        ),
        ...kernels,
      )
    )
  })
  return [
    wheat.join(''),
    fill(ellipse(x + 60, 776, 150, 22), '#4A2814', 0.45),
    line(curve(`${x + 78} 548, ${x + 158} 560, ${x + 150} 660, ${x + 96} 690`), slate[2], 24),
    fill(body, slate[1]),
    fade(body, slate[6], 0.95, [1, 0.6], [0.35, 0.4]),
    fill(
      round(`${x - 98} 628, ${x} 652, ${x + 101} 628, ${x + 104} 664, ${x} 690, ${x - 104} 664`),
      petrol[6],
    ),
    fill(ellipse(x, 470, 56, 14), slate[6]),
    line(ellipse(x, 470, 56, 14), '#FFFFFF', 6),
  ].join('')
}

function board(): string {
  const d =
    'M640 868h800a44 44 0 0 1 44 44v120a44 44 0 0 1 -44 44h-850a44 44 0 0 1 -44 -44v-120a44 44 0 0 1 44 -44Z'
  return placed(
    { turn: -1, around: [1000, 960] },
    fill(placedShadow, '#3E2212', 0.4),
    fill(d, '#D9A268'),
    fade(d, '#8A5530', 0.85, [0.7, 1], [0.45, 0.1]),
    [900, 950, 1006]
      .map((y, index) =>
        line(
          curve(`${640 + index * 60} ${y}, 960 ${y + 8}, ${1400 - index * 50} ${y - 2}`),
          '#A86D3A',
          3.5,
          0.6,
        ),
      )
      .join(''),
    fill(ellipse(1436, 972, 17), '#6B3D1E'),
  )
}
const placedShadow = 'M610 910h900v160a40 40 0 0 1 -40 40h-840a40 40 0 0 1 -40 -40Z'

function knife(): string {
  const blade = 'M0 0L330 -6C380 -4 404 14 410 30L0 34Z'
  return placed(
    { at: [820, 1118], turn: -5 },
    fill('M-10 30L420 44L410 54L-180 60Z', '#3E2212', 0.35),
    fill(blade, slate[2]),
    fade(blade, slate[5], 0.8, [0.5, 1], [0.5, 0.2]),
    fill('M-180 -4a18 18 0 0 0 0 42h180v-40Z', '#5A3018'),
    [-140, -80, -24].map((x) => fill(ellipse(x, 17, 6), apricot[3])).join(''),
  )
}

function crumbs(): string {
  const random = chance(15)
  return upTo(60)
    .map(() =>
      fill(
        ellipse(860 + random() * 620, 1040 + random() * 110, 2 + random() * 4, 2 + random() * 3),
        random() > 0.4 ? '#F0CE98' : '#8A4A1C',
        0.9,
      ),
    )
    .join('')
}
