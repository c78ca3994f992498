/** Lunch for everybody, seen from a window above the yard. */
import { apricot, chance, iris, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import {
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  hollow,
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

export const longTable: Drawing = {
  width,
  height,
  paint: () =>
    [yard(), benches(), placed({ turn: -9, around: [800, 600] }, cloth(), meal()), shade()].join(''),
}

function yard(): string {
  const whole = rectangle(0, 0, width, height)
  const random = chance(33)
  const cobbles = upTo(15).flatMap((row) =>
    upTo(17).map((column) => {
      const [x, y] = [column * 104 + (row % 2) * 52 - 40, row * 86 - 20]
      return fill(
        round(
          `${x - 46 + random() * 5} ${y}, ${x - 30} ${y - 34 + random() * 5}, ${x + 30} ${y - 36 + random() * 5}, ${x + 47 - random() * 5} ${y}, ${x + 30} ${y + 35 - random() * 5}, ${x - 30} ${y + 35}`,
        ),
        [slate[3], '#C6CFD0', '#BAC6C9', slate[3]][Math.floor(random() * 4)] ?? slate[3],
      )
    }),
  )
  return fill(whole, slate[4]) + cobbles.join('') + fade(whole, petrol[7], 0.55, [1, 1], [0.2, 0.1])
}

function benches(): string {
  const bench = (y: number) =>
    placed(
      { turn: -9, around: [800, 600] },
      fill(rectangle(-200, y + 20, 2000, 92), petrol[9], 0.4),
      fill(rectangle(-200, y, 2000, 90), '#B97B4A'),
      line(segment([-200, y + 44], [1800, y + 44]), '#8A5530', 5),
      fade(rectangle(-200, y, 2000, 90), '#5A3018', 0.7, [0.5, 1], [0.5, 0.2]),
      [120, 560, 980, 1400].map((x) => line(segment([x, y + 4], [x, y + 86]), '#8A5530', 4)).join(''),
    )
  return bench(66) + bench(1044)
}

function cloth(): string {
  const d = rectangle(-300, 224, 2200, 752)
  return [
    fill(rectangle(-300, 262, 2200, 760), petrol[9], 0.45),
    fill(d, paper),
    within(
      d,
      upTo(23)
        .map((step) => line(segment([-280 + step * 96, 200], [-280 + step * 96, 1000]), rose[4], 22, 0.5))
        .join(''),
      upTo(8)
        .map((step) => line(segment([-300, 270 + step * 96], [1900, 270 + step * 96]), rose[4], 22, 0.5))
        .join(''),
    ),
    fade(d, '#B79A6B', 0.5, [0.7, 1], [0.5, 0.2]),
  ].join('')
}

function plate([x, y]: Point, size: number, rim: string, inside: string, ...food: string[]): string {
  const [outer, inner] = [ellipse(x, y, size), ellipse(x, y, size * 0.7)]
  return (
    fill(ellipse(x + size * 0.14, y + size * 0.16, size * 1.01), '#5A3018', 0.35) +
    fill(outer, rim) +
    hollow(outer, slate[5], 0.5, [x - size * 0.2, y - size * 0.2], size * 1.3) +
    fill(inner, inside) +
    hollow(inner, night, 0.35, [x - size * 0.1, y - size * 0.1], size * 0.9) +
    food.join('')
  )
}

const herbs = (x: number, y: number, size: number, colour: string, seed: number) => {
  const random = chance(seed)
  return upTo(13)
    .map(() => {
      const [angle, reach] = [random() * 6.28, random() * size]
      return placed(
        { at: [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], turn: random() * 360 },
        fill('M-12 0Q0 -9 12 0Q0 9 -12 0Z', colour),
      )
    })
    .join('')
}

const soup = (place: Point, size: number, seed: number) =>
  plate(
    place,
    size,
    petrol[2],
    apricot[4],
    line(
      curve(
        `${place[0] - size * 0.4} ${place[1]}, ${place[0] - size * 0.1} ${place[1] - size * 0.34}, ${place[0] + size * 0.34} ${place[1] - size * 0.1}, ${place[0] + size * 0.06} ${place[1] + size * 0.22}`,
      ),
      apricot[1],
      14,
    ),
    herbs(...place, size * 0.44, leaf[7], seed),
  )

const salad = (place: Point, size: number, seed: number) => {
  const random = chance(seed)
  const greens = upTo(18).map((step) => {
    const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * size * 0.52]
    return placed(
      {
        at: [place[0] + Math.cos(angle) * reach, place[1] + Math.sin(angle) * reach],
        turn: random() * 360,
        scale: size / 150,
      },
      fill(
        'M-44 0Q-20 -34 10 -22Q44 -30 46 0Q30 28 0 24Q-30 30 -44 0Z',
        [leaf[3], leaf[4], leaf[5]][step % 3] ?? leaf[4],
      ),
      line('M-34 0H34', leaf[2], 4),
    )
  })
  const reds = upTo(7).map(() =>
    fill(
      ellipse(place[0] + (random() - 0.5) * size * 0.9, place[1] + (random() - 0.5) * size * 0.9, size * 0.1),
      rose[5],
    ),
  )
  return plate(place, size, '#FFFDF6', leaf[6], ...greens, ...reds)
}

const dumplings = (place: Point, size: number) =>
  plate(
    place,
    size,
    '#FFFDF6',
    rose[1],
    fill(
      round(
        `${place[0] - size * 0.5} ${place[1] + size * 0.1}, ${place[0] - size * 0.2} ${place[1] - size * 0.1}, ${place[0] + size * 0.3} ${place[1] + size * 0.1}, ${place[0] + size * 0.4} ${place[1] + size * 0.4}, ${place[0]} ${place[1] + size * 0.5}`,
      ),
      rose[6],
    ),
    [
      [-0.26, -0.24],
      [0.22, -0.3],
      [0.02, 0.08],
      [0.36, 0.08],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          fill(ellipse(place[0] + dx * size, place[1] + dy * size, size * 0.22), '#FFF3DA') +
          hollow(
            ellipse(place[0] + dx * size, place[1] + dy * size, size * 0.22),
            apricot[4],
            0.6,
            [place[0] + dx * size - 8, place[1] + dy * size - 8],
            size * 0.28,
          ),
      )
      .join(''),
  )

const glass = ([x, y]: Point, drink: string) =>
  fill(ellipse(x + 12, y + 14, 46), '#5A3018', 0.3) +
  fill(ellipse(x, y, 46), '#FFFFFF', 0.75) +
  fill(ellipse(x, y, 36), drink) +
  glow(ellipse(x, y, 36), '#FFFFFF', 0.9, [x - 14, y - 14], 26) +
  line(ellipse(x, y, 46), '#FFFFFF', 5)

const cutlery = ([x, y]: Point, turn: number) =>
  placed(
    { at: [x, y], turn },
    line('M0 -20V90', slate[6], 10),
    line('M-14 -80V-44Q-14 -22 0 -20Q14 -22 14 -44V-80M0 -80V-30', slate[6], 7),
    line('M52 10V90', slate[6], 10),
    fill(ellipse(52, -40, 18, 42), slate[6]),
    fill(ellipse(49, -46, 9, 26), slate[4]),
  )

function loaf([x, y]: Point): string {
  const d = round(
    `${x - 170} ${y}, ${x - 120} ${y - 58}, ${x + 120} ${y - 58}, ${x + 170} ${y}, ${x + 120} ${y + 58}, ${x - 120} ${y + 58}`,
  )
  return (
    fill(rectangle(x - 210, y - 84, 450, 186), '#5A3018', 0.3) +
    fill(rectangle(x - 226, y - 96, 450, 186), '#C99763') +
    fade(rectangle(x - 226, y - 96, 450, 186), '#7A4A28', 0.7, [1, 1], [0.4, 0.2]) +
    fill(d, '#B9692C') +
    glow(d, '#F2C17E', 0.9, [x - 50, y - 24], 150) +
    upTo(5)
      .map((step) =>
        line(
          curve(
            `${x - 110 + step * 50} ${y - 36}, ${x - 90 + step * 50} ${y}, ${x - 106 + step * 50} ${y + 36}`,
          ),
          '#F6D6A4',
          13,
        ),
      )
      .join('') +
    fade(d, '#5A2A0E', 0.8, [0.8, 1], [0.4, 0.3])
  )
}

function posy([x, y]: Point): string {
  const flower = (dx: number, dy: number, size: number, colour: string, heart: string) =>
    upTo(8)
      .map((step) =>
        fill(
          ellipse(
            x + dx + Math.cos(step * 0.785) * size * 0.66,
            y + dy + Math.sin(step * 0.785) * size * 0.66,
            size * 0.4,
          ),
          colour,
        ),
      )
      .join('') + fill(ellipse(x + dx, y + dy, size * 0.42), heart)
  return (
    fill(ellipse(x + 24, y + 26, 130), '#5A3018', 0.3) +
    upTo(12)
      .map((step) =>
        placed(
          { at: [x, y], turn: step * 30 + 8 },
          fill('M0 0Q34 -80 0 -156Q-34 -80 0 0Z', step % 2 ? leaf[6] : leaf[7]),
        ),
      )
      .join('') +
    flower(-54, -30, 62, rose[4], apricot[4]) +
    flower(52, -50, 56, paper, apricot[4]) +
    flower(26, 50, 60, iris[4], apricot[2]) +
    flower(-52, 62, 44, '#F6C657', apricot[7]) +
    flower(0, -4, 40, rose[5], apricot[2])
  )
}

function meal(): string {
  return [
    soup([150, 400], 128, 3),
    dumplings([560, 386], 126),
    soup([1000, 392], 126, 9),
    dumplings([1440, 400], 130),
    dumplings([96, 800], 130),
    soup([520, 818], 130, 5),
    dumplings([980, 822], 126),
    soup([1420, 812], 130, 7),
    many('330 400, 752 390, 1190 396, 292 800, 722 812, 1170 816', (place, index) =>
      cutlery(place, index < 3 ? 180 : 0),
    ),
    salad([470, 604], 116, 12),
    loaf([826, 598]),
    posy([1176, 606]),
    salad([1480, 610], 112, 21),
    loaf([90, 596]),
    glass([300, 566], apricot[2]),
    glass([640, 518], rose[4]),
    glass([1010, 660], apricot[2]),
    glass([1330, 560], rose[4]),
    glass([640, 690], petrol[2]),
    glass([1330, 680], petrol[2]),
  ].join('')
}

/** Leaves of the walnut tree above. */
const shade = () =>
  upTo(9)
    .map((step) =>
      placed(
        { at: [1610 - step * 60, -6 + (step % 3) * 46], turn: 150 + step * 12, scale: 1.35 },
        fill('M0 0Q56 -56 150 0Q56 56 0 0Z', step % 2 ? leaf[6] : leaf[7]),
        line('M6 0H136', leaf[3], 5),
      ),
    )
    .join('')
