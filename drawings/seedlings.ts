/** Seedlings on a windowsill, while it rains outside. */
import { sprig, tree } from './growing.ts'
import { apricot, chance, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import {
  corners,
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  line,
  placed,
  type Point,
  rectangle,
  round,
  segment,
  within,
} from './paint.ts'
import { many } from './things.ts'

const [width, height] = [1600, 1200]

export const seedlings: Drawing = {
  width,
  height,
  paint: () => [outside(), frame(), sill(), pots(), tray(), eggBox(), mister(), labels()].join(''),
}

function outside(): string {
  const pane = rectangle(90, 0, 1420, 880)
  const random = chance(51)
  const rain = upTo(90).map(() => {
    const [x, y, long] = [90 + random() * 1420, random() * 860, 20 + random() * 40]
    return line(segment([x, y], [x - long * 0.2, y + long]), '#FFFFFF', 2.5, 0.5 + random() * 0.3)
  })
  const drops = upTo(46).map(() => {
    const [x, y, size] = [100 + random() * 1400, 20 + random() * 820, 6 + random() * 10]
    const d = round(
      `${x} ${y - size * 1.3}, ${x + size * 0.8} ${y}, ${x} ${y + size}, ${x - size * 0.8} ${y}`,
    )
    return (
      fill(d, petrol[1], 0.85) +
      line(curve(`${x - size * 0.3} ${y + size * 0.3}, ${x - size * 0.35} ${y - size * 0.3}`), '#FFFFFF', 3)
    )
  })
  return within(
    pane,
    fill(pane, petrol[3]),
    fade(pane, petrol[6], 0.8, [0.5, 0], [0.5, 0.7]),
    fill('M60 640Q400 520 760 610T1560 560V900H60Z', petrol[4]),
    fade('M60 640Q400 520 760 610T1560 560V900H60Z', petrol[2], 0.8, [0.5, 1], [0.5, 0]),
    tree([330, 780], 420, { crown: petrol[5], shadow: petrol[8], light: petrol[3] }),
    tree([1280, 800], 500, { crown: leaf[5], shadow: petrol[8], light: leaf[3] }),
    tree([1010, 760], 300, { crown: petrol[5], shadow: petrol[7], light: petrol[3] }),
    fill(corners('560 780, 560 620, 660 540, 760 620, 760 780'), rose[4]),
    fade(corners('560 780, 560 620, 660 540, 760 620, 760 780'), petrol[6], 0.7, [1, 1], [0.2, 0.2]),
    fill(corners('540 632, 660 530, 780 632, 762 644, 660 560, 558 644'), rose[7]),
    fill(rectangle(630, 660, 56, 66), apricot[2]),
    fill('M60 760Q500 700 900 770T1560 740V900H60Z', leaf[5]),
    fade('M60 760Q500 700 900 770T1560 740V900H60Z', petrol[8], 0.8, [0.5, 1], [0.5, 0.1]),
    rain.join(''),
    drops.join(''),
  )
}

function frame(): string {
  const wall = `${rectangle(0, 0, 90, 900)}${rectangle(1510, 0, 90, 900)}`
  return [
    fill(wall, apricot[1]),
    fade(rectangle(1510, 0, 90, 900), apricot[5], 0.7, [1, 0.5], [0, 0.5]),
    line(
      `${segment([112, -20], [112, 870])}${segment([800, -20], [800, 870])}${segment([1488, -20], [1488, 870])}${segment([100, 300], [1500, 300])}`,
      '#FFFDF6',
      36,
    ),
    line(
      `${segment([132, -20], [132, 870])}${segment([820, -20], [820, 870])}${segment([130, 318], [780, 318])}${segment([820, 318], [1470, 318])}`,
      '#D9C7A6',
      6,
    ),
    fill(rectangle(810, 500, 17, 70), apricot[4]),
  ].join('')
}

function sill(): string {
  const top = corners('-10 850, 1610 850, 1610 1110, -10 1110')
  return [
    fill(top, '#FFFDF6'),
    fade(top, '#C9AE86', 0.75, [0.5, 1], [0.5, 0.1]),
    fill(rectangle(0, 1110, width, 90), '#E9D9BE'),
    fade(rectangle(0, 1110, width, 90), '#8A6A44', 0.8, [0.5, 0], [0.5, 1]),
    line(segment([0, 1110], [width, 1110]), '#FFFFFF', 8),
  ].join('')
}

function pot([x, y]: Point, size: number, colour: string, dark: string): string {
  const body = corners(
    `${x - size * 0.44} ${y - size * 0.8}, ${x + size * 0.44} ${y - size * 0.8}, ${x + size * 0.32} ${y}, ${x - size * 0.32} ${y}`,
  )
  const rim = rectangle(x - size * 0.52, y - size * 1.02, size * 1.04, size * 0.26)
  return (
    fill(ellipse(x + size * 0.18, y + 4, size * 0.58, size * 0.1), '#8A6A44', 0.45) +
    fill(body, colour) +
    fade(body, dark, 0.95, [1, 0.6], [0.25, 0.4]) +
    fill(rim, colour) +
    fade(rim, dark, 0.9, [1, 0.6], [0.3, 0.3]) +
    fade(rectangle(x - size * 0.42, y - size * 0.76, size * 0.84, size * 0.12), dark, 0.8, [0.5, 0], [0.5, 1])
  )
}

function pots(): string {
  const herb = [
    [236, 812],
    [262, 820],
    [290, 806],
  ] as const
  return [
    many(herb, (place, index) =>
      sprig(place, 230 - index * 26, [leaf[5], leaf[6], leaf[4]][index] ?? leaf[5], {
        lean: (index - 1) * 46,
        pairs: 5,
      }),
    ),
    pot([262, 930], 150, '#D0714A', '#7A3320'),
    sprig([1370, 816], 330, leaf[7], { pairs: 5, leafSize: 0.24, lean: -14 }),
    [
      [1330, 640],
      [1404, 596],
      [1356, 560],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          fill(ellipse(x, y, 22 - index * 3), index === 2 ? apricot[4] : rose[5]) +
          glow(ellipse(x, y, 22), '#FFFFFF', 0.8, [x - 7, y - 8], 14),
      )
      .join(''),
    pot([1370, 950], 176, petrol[6], petrol[9]),
    line(segment([1384, 800], [1384, 420]), '#9A6B40', 7),
  ].join('')
}

/** Two round first leaves on a bent stem. */
const sprout = (x: number, y: number, tall: number, lean: number, colour: string) =>
  line(curve(`${x} ${y}, ${x + lean * 0.2} ${y - tall * 0.5}, ${x + lean} ${y - tall}`), leaf[3], 6) +
  fill(
    round(
      `${x + lean} ${y - tall}, ${x + lean - tall * 0.3} ${y - tall * 1.3}, ${x + lean - tall * 0.62} ${y - tall * 1.12}, ${x + lean - tall * 0.3} ${y - tall * 0.94}`,
    ),
    colour,
  ) +
  fill(
    round(
      `${x + lean} ${y - tall}, ${x + lean + tall * 0.3} ${y - tall * 1.34}, ${x + lean + tall * 0.64} ${y - tall * 1.2}, ${x + lean + tall * 0.32} ${y - tall * 0.96}`,
    ),
    colour,
  )

function tray(): string {
  const [x, y, wide] = [440, 1040, 620]
  const random = chance(14)
  const soil = corners(
    `${x + 44} ${y - 120}, ${x + wide - 44} ${y - 120}, ${x + wide} ${y - 20}, ${x} ${y - 20}`,
  )
  const rows = upTo(3).map((row) =>
    upTo(9)
      .map((column) => {
        const inset = 44 - row * 20
        const px = x + inset + 34 + (column * (wide - 2 * inset - 68)) / 8
        return sprout(
          px,
          y - 104 + row * 36,
          52 + random() * 40,
          (random() - 0.5) * 30,
          [leaf[4], leaf[5], leaf[3]][Math.floor(random() * 3)] ?? leaf[4],
        )
      })
      .join(''),
  )
  return [
    fill(ellipse(x + wide / 2 + 20, y + 54, wide * 0.54, 22), '#8A6A44', 0.4),
    fill(soil, '#4A2E20'),
    rows.join(''),
    fill(
      corners(
        `${x - 10} ${y - 24}, ${x + wide + 10} ${y - 24}, ${x + wide - 14} ${y + 56}, ${x + 14} ${y + 56}`,
      ),
      '#C99763',
    ),
    line(segment([x + 20, y + 16], [x + wide - 20, y + 16]), '#8E5D37', 5),
    fade(
      corners(
        `${x - 10} ${y - 24}, ${x + wide + 10} ${y - 24}, ${x + wide - 14} ${y + 56}, ${x + 14} ${y + 56}`,
      ),
      '#5A3018',
      0.8,
      [1, 1],
      [0.4, 0],
    ),
  ].join('')
}

function eggBox(): string {
  const [x, y] = [110, 1064]
  const cups = upTo(4).map((step) => {
    const cx = x + 40 + step * 78
    return (
      fill(
        round(
          `${cx - 42} ${y - 30}, ${cx} ${y - 44}, ${cx + 42} ${y - 30}, ${cx + 30} ${y + 36}, ${cx - 30} ${y + 36}`,
        ),
        slate[3],
      ) +
      fade(
        round(
          `${cx - 42} ${y - 30}, ${cx} ${y - 44}, ${cx + 42} ${y - 30}, ${cx + 30} ${y + 36}, ${cx - 30} ${y + 36}`,
        ),
        slate[6],
        0.9,
        [1, 0.8],
        [0.2, 0.3],
      ) +
      fill(ellipse(cx, y - 28, 34, 11), '#4A2E20') +
      sprout(cx - 4, y - 28, 40 + step * 9, step % 2 ? 8 : -8, leaf[5])
    )
  })
  return fill(ellipse(x + 170, y + 38, 190, 14), '#8A6A44', 0.4) + cups.join('')
}

function mister(): string {
  const [x, y] = [1190, 1060]
  const body = round(
    `${x - 50} ${y}, ${x - 62} ${y - 70}, ${x - 44} ${y - 132}, ${x - 18} ${y - 168}, ${x + 18} ${y - 168}, ${x + 44} ${y - 132}, ${x + 62} ${y - 70}, ${x + 50} ${y}`,
    0.8,
  )
  return (
    fill(ellipse(x + 16, y + 2, 86, 14), '#8A6A44', 0.45) +
    fill(body, apricot[3]) +
    fade(body, apricot[6], 0.95, [1, 0.6], [0.3, 0.4]) +
    glow(body, '#FFFFFF', 0.7, [x - 26, y - 90], 50) +
    fill(rectangle(x - 22, y - 190, 44, 28), night) +
    fill(`M${x - 78} ${y - 232}h96l16 42h-70l-14 -16h-28Z`, petrol[7]) +
    line(curve(`${x - 16} ${y - 190}, ${x - 44} ${y - 168}, ${x - 50} ${y - 140}`), petrol[8], 10)
  )
}

function labels(): string {
  return [
    [530, 980, -6, rose[5]],
    [700, 984, 4, petrol[6]],
    [880, 978, -3, apricot[5]],
  ]
    .map(([x, y, turn, colour]) =>
      placed(
        { at: [Number(x), Number(y)], turn: Number(turn) },
        fill('M-17 0V-92L0 -108L17 -92V0Z', paper),
        line('M-8 -78H8M-8 -64H4', String(colour), 5),
      ),
    )
    .join('')
}
