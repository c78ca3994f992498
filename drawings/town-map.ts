/** A hand-drawn map of the town: the river, the bridge, and where people meet. */
import { wheel } from './bicycles.ts'
import { poplar, tree } from './growing.ts'
import { apricot, chance, iris, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import { lettering, setWidth } from './letters.ts'
import { church, gardenPlot, marker, mill } from './map-places.ts'
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
  within,
} from './paint.ts'
import { house, many } from './things.ts'

const [width, height] = [1600, 1200]
const riverBed = 'M-40 300C220 240 300 420 520 470S900 380 1060 520S1180 840 1360 900S1560 900 1660 860'

export const townMap: Drawing = {
  width,
  height,
  paint: () =>
    [sheet(), fields(), water(), streets(), houses(), places(), title(), compass(), folds()].join(''),
}

function sheet(): string {
  const whole = rectangle(0, 0, width, height)
  return (
    fill(whole, '#F6E7C8') +
    fade(whole, apricot[4], 0.35, [1, 1], [0.4, 0.4]) +
    fade(whole, apricot[4], 0.3, [0, 0], [0.4, 0.4])
  )
}

function fields(): string {
  const random = chance(40)
  const field = (d: string, colour: string, lines: string, turn: number) =>
    fill(d, colour) +
    within(
      d,
      upTo(30)
        .map((step) => line(segment([-100, 560 + step * 36], [1700, 560 + step * 36 + turn]), lines, 4, 0.7))
        .join(''),
    ) +
    line(d, paper, 7)
  const meadow = upTo(40).map(() => {
    const [x, y] = [1100 + random() * 480, 60 + random() * 330]
    return line(curve(`${x - 8} ${y}, ${x} ${y - 12}, ${x + 8} ${y}`), leaf[6], 4, 0.8)
  })
  return [
    fill(round('1060 -40, 1660 -40, 1660 480, 1420 440, 1240 400, 1090 250'), leaf[2]),
    meadow.join(''),
    field(corners('-20 900, 260 860, 330 1080, 280 1220, -20 1220'), apricot[2], apricot[4], 300),
    field(corners('280 856, 520 830, 600 1010, 560 1220, 300 1220, 350 1080'), leaf[3], leaf[5], -420),
    field(corners('1400 1000, 1620 960, 1620 1220, 1330 1220'), apricot[2], apricot[4], -700),
  ].join('')
}

function water(): string {
  return [
    line(riverBed, petrol[7], 104),
    line(riverBed, petrol[3], 92),
    line(riverBed, petrol[2], 40, 0.8),
    [
      [120, 300],
      [300, 352],
      [430, 450],
      [640, 468],
      [800, 430],
      [1110, 610],
      [1180, 760],
      [1420, 902],
      [1540, 890],
    ]
      .map(([x = 0, y = 0]) =>
        line(
          curve(`${x - 26} ${y}, ${x - 12} ${y - 9}, ${x} ${y}, ${x + 12} ${y + 9}, ${x + 26} ${y}`),
          paper,
          5,
        ),
      )
      .join(''),
    placed(
      { at: [226, 306], turn: 14, scale: 0.9 },
      fill('M-64 -8Q0 30 64 -8L40 24H-40Z', rose[6]),
      fill('M-4 -10V-74L46 -18Z', paper),
      line('M-4 0V-80', night, 6),
    ),
    line('M1086 640L1190 590M1096 664L1200 614', paper, 9),
  ].join('')
}

function streets(): string {
  const roads = [
    'M430 1220C470 1000 560 880 620 720S700 520 720 380S760 120 740 -20',
    'M-20 640C200 600 400 640 640 680S1000 760 1020 960S1060 1180 1080 1220',
    'M726 250C860 200 960 210 1080 150S1300 60 1400 -20',
    'M640 690C560 560 380 560 260 520S60 520 -20 470',
  ]
  const path = 'M1030 900C1180 960 1260 1030 1400 1010S1560 980 1640 1010'
  const bridge = corners('664 512, 736 520, 752 398, 680 390')
  return [
    roads.map((d) => line(d, '#B98A5A', 38)).join(''),
    roads.map((d) => line(d, paper, 29)).join(''),
    `<path d="${path}" fill="none" stroke="#B98A5A" stroke-width="9" stroke-dasharray="4 22" stroke-linecap="round"/>`,
    fill(bridge, '#C98F66'),
    line('M664 512L680 390M736 520L752 398', '#7A4A28', 11),
    upTo(5)
      .map((step) =>
        line(segment([668 + step * 3.4, 490 - step * 22], [734 + step * 3.4, 498 - step * 22]), '#A86D3A', 4),
      )
      .join(''),
  ].join('')
}

function houses(): string {
  const walls = [apricot[0], rose[2], paper, petrol[1], apricot[2]] as const
  const roofs = [rose[5], rose[6], apricot[5], petrol[6], rose[7]] as const
  const at: Point[] = [
    [500, 640],
    [420, 620],
    [330, 604],
    [770, 650],
    [850, 668],
    [930, 700],
    [560, 790],
    [700, 800],
    [790, 800],
    [880, 830],
    [480, 930],
    [640, 950],
    [740, 930],
    [840, 960],
    [600, 340],
    [510, 330],
    [820, 330],
    [900, 320],
    [640, 210],
    [540, 220],
    [820, 140],
    [640, 90],
    [920, 130],
    [240, 600],
  ]
  return many(at, ([x, y], index) =>
    house([x - 34, y], 66 + (index % 3) * 8, 46 + (index % 4) * 7, {
      wall: walls[index % walls.length] ?? paper,
      shadow: '#B0764E',
      roof: roofs[(index * 3) % roofs.length] ?? rose[5],
      roofShadow: '#5F1225',
      window: petrol[7],
      storeys: 1,
      columns: 2,
      gable: index % 3 === 0,
    }),
  )
}

function places(): string {
  const forest = [
    [1180, 130],
    [1260, 100],
    [1340, 160],
    [1430, 110],
    [1500, 180],
    [1280, 220],
    [1400, 250],
    [1540, 300],
    [1190, 250],
  ] as const
  return [
    many(forest, (place, index) =>
      index % 3 === 2
        ? poplar(place, 120, leaf[6], leaf[9])
        : tree(place, 120, { crown: leaf[index % 2 ? 5 : 6], shadow: leaf[9], light: leaf[3], wide: 0.4 }),
    ),
    many('80 780, 170 800, 60 160, 150 130, 260 150, 980 420, 1060 440, 1500 780, 1560 760', (place) =>
      tree(place, 100, { crown: leaf[4], shadow: leaf[8], light: leaf[2], wide: 0.4 }),
    ),
    church(390, 860),
    gardenPlot(150, 420),
    mill(1230, 820),
    marker(880, 1120, rose[5], wheel([0, -6], 44, night, slate[4], 10)),
    marker(
      420,
      480,
      apricot[4],
      fill(round('-40 18, -42 -10, 0 -32, 42 -10, 40 18, 0 24'), '#8A4A1C') +
        line(curve('-20 -10, 0 0, 20 -10'), apricot[1], 7),
    ),
    marker(
      1010,
      280,
      iris[6],
      line('M-16 24V-26L24 -36V14', paper, 9) +
        fill(ellipse(-28, 24, 15, 12) + ellipse(12, 14, 15, 12), paper),
    ),
    marker(
      1330,
      520,
      leaf[6],
      placed(
        { scale: 0.28, at: [0, 6] },
        fill('M-150 -70h300l-40 -90h-220Z', apricot[3]),
        fill('M-130 -60h260v90h-260ZM-130 44h260v90h-260Z', apricot[4]),
        line('M-50 90H50', night, 22),
      ),
    ),
    marker(
      620,
      1110,
      petrol[6],
      placed(
        { scale: 0.3 },
        fill(
          'M-20 0Q-70 -110 -190 -128Q-120 -80 -86 10Q-150 40 -236 44Q-180 56 -120 54Q-160 90 -210 110Q-130 100 -70 64Q0 66 60 26Q96 20 120 -4Q100 -22 70 -22Q60 -90 150 -170Q30 -150 6 -30Q-6 -20 -20 0Z',
          paper,
        ),
      ),
    ),
  ].join('')
}

function title(): string {
  const banner = 'M1110 1010L1130 1050L1110 1090H1560L1540 1050L1560 1010Z'
  return placed(
    { at: [-1050, -930], turn: -2, around: [1330, 1050] },
    fill(banner, night, 0.3).replace('<path', '<path transform="translate(10 12)"'),
    fill(banner, petrol[7]),
    lettering('BRODNÁ', [1335 - setWidth('BRODNÁ', 46) / 2, 1029], 46, paper, 0.17),
  )
}

const compass = () =>
  placed(
    { at: [1480, 1080] },
    fill(ellipse(0, 0, 84), paper),
    line(ellipse(0, 0, 84), petrol[8], 6),
    fill('M0 -74L17 0H-17Z', rose[6]),
    fill('M0 74L17 0H-17Z', petrol[8]),
    fill('M-60 0L0 -11V11ZM60 0L0 -11V11Z', slate[4]),
    lettering('N', [-9, -128], 26, petrol[8], 0.18),
  )

const folds = () =>
  [400, 800, 1200]
    .map(
      (x, index) =>
        fade(rectangle(x, 0, 120, height), '#6B4630', index % 2 ? 0.16 : 0.24, [0, 0.5], [1, 0.5]) +
        line(segment([x, 0], [x, height]), '#FFF8E8', 3, 0.7),
    )
    .join('') + fade(rectangle(0, 600, width, 110), '#6B4630', 0.18, [0.5, 0], [0.5, 1])
