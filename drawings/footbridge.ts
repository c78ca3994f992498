/** The stone bridge on the eve of the River Day, lanterns lit. */
import { poplar, tuft } from './growing.ts'
import { apricot, chance, iris, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import {
  corners,
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
  ridge,
  round,
  segment,
} from './paint.ts'
import { bunting, house, many } from './things.ts'

const [width, height] = [1600, 900]

export const footbridge: Drawing = {
  width,
  height,
  paint: () => [sky(), town(), water(), bridge(), lanterns(), people(), banks()].join(''),
}

function sky(): string {
  const whole = rectangle(0, 0, width, height)
  const random = chance(44)
  return [
    fill(whole, iris[4]),
    fade(rectangle(0, 0, width, 420), iris[8], 0.85, [0.5, 0], [0.5, 1]),
    fade(rectangle(0, 160, width, 360), rose[3], 0.9, [0.5, 1], [0.5, 0]),
    fade(rectangle(0, 330, width, 200), apricot[2], 0.9, [0.5, 1], [0.5, 0]),
    upTo(34)
      .map(() => fill(ellipse(random() * width, random() * 220, 1.4 + random() * 2), apricot[0]))
      .join(''),
    fill(round('120 230, 300 206, 520 216, 640 234, 420 246, 240 250'), rose[3], 0.7),
    fill(round('980 180, 1180 160, 1360 172, 1480 190, 1240 200'), rose[3], 0.6),
  ].join('')
}

function town(): string {
  const random = chance(5)
  const hill = land(ridge({ y: 430, height: 40, steps: 5 }, random), 620)
  const inks = {
    wall: iris[7],
    shadow: iris[9],
    roof: rose[7],
    roofShadow: rose[9],
    window: iris[9],
    lit: 0.5,
    lamp: '#FFD98A',
  }
  return [
    fill(hill, iris[6]),
    fade(hill, rose[3], 0.7, [0.5, 0], [0.5, 0.8]),
    many('60 560, 190 560, 330 560, 1110 560, 1250 560, 1400 560, 1520 560', ([x, y], index) =>
      house([x, y], 120 + (index % 3) * 18, 96 + (index % 4) * 18, {
        ...inks,
        wall: [iris[7], '#5A3F7D', iris[8]][index % 3] ?? iris[7],
        gable: index % 2 === 0,
        roof: [rose[7], iris[9], '#7C2B52'][index % 3] ?? rose[7],
      }),
    ),
    poplar([40, 590], 240, '#2C3F5F', night),
    poplar([1000, 580], 190, '#2C3F5F', night),
    poplar([1046, 584], 240, '#28395A', night),
    poplar([500, 580], 170, '#2C3F5F', night),
  ].join('')
}

const deck = (x: number) => 470 + ((x - 800) / 620) ** 2 * 96

function water(): string {
  const d = rectangle(0, 596, width, 310)
  const random = chance(17)
  const glints = upTo(60).map(() => {
    const [x, y] = [random() * width, 620 + random() * 270]
    const long = 20 + random() * 70
    return line(
      segment([x - long, y], [x + long, y]),
      [apricot[2], rose[3], iris[3]][Math.floor(random() * 3)] ?? apricot[2],
      3 + (y - 600) / 90,
      0.7,
    )
  })
  return [
    fill(d, iris[5]),
    fade(d, night, 0.85, [0.5, 1], [0.5, 0]),
    fade(d, apricot[3], 0.7, [0.5, 0], [0.5, 0.5]),
    glints.join(''),
    lampPlaces
      .map(([x]) =>
        upTo(7)
          .map((step) =>
            line(
              segment(
                [x - 26 + (step % 2) * 14, 640 + step * 30],
                [x + 22 + (step % 2) * 14, 640 + step * 30],
              ),
              '#FFDF9E',
              8 - step * 0.6,
              0.85,
            ),
          )
          .join(''),
      )
      .join(''),
  ].join('')
}

const lampPlaces: ReadonlyArray<Point> = [
  [330, 0],
  [564, 0],
  [800, 0],
  [1036, 0],
  [1270, 0],
].map(([x = 0]): Point => [x, deck(x)])

function bridge(): string {
  const arch = (x: number, half: number, top: number) =>
    `M${x - half} 700V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V700Z`
  const upperEdge = upTo(21).map((step): Point => [100 + step * 70, deck(100 + step * 70)])
  const body = `${curve(upperEdge)}L1500 680L100 680Z`
  const arches = arch(430, 106, 576) + arch(800, 146, 526) + arch(1170, 106, 576)
  const stones = upTo(9).flatMap((row) =>
    upTo(30).map((column) => {
      const [x, y] = [96 + column * 48 + (row % 2) * 24, 496 + row * 22]
      return (row * 7 + column * 5) % 3 === 0 && y > deck(x) + 20 && y < 670
        ? fill(rectangle(x, y, 38, 15), row % 2 ? '#B98A8A' : '#8D6480', 0.7)
        : ''
    }),
  )
  return [
    `<mask id="arches"><rect width="1600" height="900" fill="white"/><path d="${arches}" fill="black"/></mask><g mask="url(#arches)">`,
    fill(body, '#A67A86'),
    stones.join(''),
    fade(body, iris[9], 0.85, [0.5, 1], [0.5, 0.1]),
    '</g>',
    [
      [430, 106, 576],
      [800, 146, 526],
      [1170, 106, 576],
    ]
      .map(
        ([x = 0, half = 0, top = 0]) =>
          line(
            `M${x - half} 690V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V690`,
            '#D8A9A0',
            14,
          ) +
          fade(
            `M${x - half} 760V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V760Z`,
            night,
            0.6,
            [0.5, 0],
            [0.5, 0.7],
          ),
      )
      .join(''),
    line(curve(upperEdge), '#E3BDB0', 20),
    line(curve(upperEdge.map(([x, y]): Point => [x, y + 16])), iris[9], 5, 0.5),
    upTo(3)
      .map((step) => fill(ellipse([290, 640, 960, 1310][step] ?? 290, 690, 60, 12), iris[9], 0.4))
      .join(''),
  ].join('')
}

function walker(
  x: number,
  size: number,
  coat: string,
  dark: string,
  legs: string,
  hair: string,
  holds = '',
): string {
  const body = round('-26 -52, -32 -112, -20 -146, 20 -146, 32 -112, 26 -52')
  return placed(
    { at: [x, deck(x) - 6], scale: size },
    line('M-10 -56L-18 0M10 -56L20 0', legs, 17),
    fill(body, coat),
    fade(body, dark, 0.8, [1, 0.6], [0.3, 0.3]),
    fill(ellipse(0, -172, 21, 24), '#EDB994'),
    fill(round('-23 -172, -19 -198, 2 -204, 22 -196, 24 -176, 8 -188'), hair),
    holds,
  )
}

function people(): string {
  const lampOnStick =
    line('M20 -110L58 -180', '#7A4A28', 6) +
    line('M58 -180V-150', night, 3) +
    fill(ellipse(58, -132, 19, 22), '#FFE2A0') +
    glow(ellipse(58, -132, 70), '#FFE2A0', 0.8, [58, -132], 70)
  const bicycleWheel = (x: number) =>
    line(ellipse(x, -34, 34), night, 6) +
    line(segment([x - 33, -34], [x + 33, -34]) + segment([x, -67], [x, -1]), iris[3], 2.5)
  return [
    walker(420, 0.62, rose[5], rose[8], night, '#5A3420'),
    walker(470, 0.46, apricot[3], apricot[6], petrol[8], '#2A1A14', lampOnStick),
    walker(676, 0.62, petrol[5], petrol[8], night, apricot[2]),
    placed(
      { at: [756, deck(756) - 6], scale: 0.62 },
      bicycleWheel(-10),
      bicycleWheel(110),
      line('M-10 -34L30 -92L96 -92L60 -38L-10 -34M110 -34L92 -112L74 -116', leaf[4], 8),
    ),
    walker(906, 0.64, paper, apricot[4], iris[9], '#E6B65C'),
    walker(946, 0.64, leaf[6], leaf[9], night, '#3A231A'),
    walker(1140, 0.6, iris[3], iris[6], night, '#BFC7C9'),
    walker(1190, 0.44, rose[4], rose[7], petrol[9], '#C98B45', lampOnStick),
  ].join('')
}

function lanterns(): string {
  const flags = [rose[4], apricot[2], petrol[3], leaf[3], paper]
  const posts = lampPlaces.map(([x, y]) =>
    [
      glow(ellipse(x, y - 178, 190), '#FFE2A0', 0.8, [x, y - 178], 190),
      line(segment([x, y], [x, y - 150]), night, 9),
      fill(
        corners(`${x - 18} ${y - 150}, ${x + 18} ${y - 150}, ${x + 24} ${y - 196}, ${x - 24} ${y - 196}`),
        '#FFF0C4',
      ),
      fill(corners(`${x - 30} ${y - 194}, ${x + 30} ${y - 194}, ${x} ${y - 220}`), night),
    ].join(''),
  )
  const strings = lampPlaces.slice(1).map(([x, y], index) => {
    const before = lampPlaces[index] ?? [0, 0]
    return bunting([before[0], before[1] - 140], [x, y - 140], 34, flags, 26)
  })
  return strings.join('') + posts.join('')
}

function banks(): string {
  const left = land('-20 640, 90 600, 200 640, 330 720, 420 830, 470 920', 920)
  const right = land('1140 920, 1230 820, 1330 720, 1440 640, 1540 600, 1620 630', 920)
  return [
    fill(left, '#1D3B3A'),
    fade(left, leaf[5], 0.7, [0.4, 0], [0.6, 0.5]),
    fill(right, '#1D3B3A'),
    fade(right, leaf[5], 0.7, [0.6, 0], [0.4, 0.5]),
    many('60 900, 180 905, 300 910, 400 912, 1220 912, 1330 908, 1450 904, 1560 900', (place, index) =>
      tuft(place, 130 - (index % 3) * 24, index % 2 ? '#0D2F33' : leaf[8], 9),
    ),
  ].join('')
}
