/** A fresh print on the table of the press, beside its block, the roller and the ink. */
import { swallow } from './fair-poster.ts'
import { sprig } from './growing.ts'
import { apricot, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import {
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  line,
  placed,
  rectangle,
  round,
  segment,
  within,
} from './paint.ts'

const [width, height] = [1600, 1200]

export const swallowPrint: Drawing = {
  width,
  height,
  paint: () =>
    [
      table(),
      placed({ turn: -5, around: [620, 600] }, print()),
      placed({ turn: 7, around: [1270, 380] }, block()),
      slab(),
      roller(),
      gouges(),
    ].join(''),
}

function table(): string {
  const whole = rectangle(0, 0, width, height)
  return (
    fill(whole, apricot[3]) +
    upTo(5)
      .map((step) => line(segment([0, 170 + step * 236], [width, 150 + step * 236]), apricot[5], 7))
      .join('') +
    upTo(22)
      .map((step) =>
        line(
          curve(
            `${(step * 397) % 1500} ${60 + step * 52}, ${((step * 397) % 1500) + 140} ${66 + step * 52}, ${((step * 397) % 1500) + 300} ${56 + step * 52}`,
          ),
          apricot[4],
          4,
        ),
      )
      .join('') +
    fade(whole, apricot[8], 0.7, [1, 1], [0.3, 0.2]) +
    fade(whole, '#FFFFFF', 0.5, [0, 0], [0.5, 0.4])
  )
}

function scene(sky: string, ink: string, light: string): string {
  const art = rectangle(260, 190, 720, 820)
  const wires = [330, 420, 510]
    .map((y) => line(curve(`240 ${y + 40}, 620 ${y + 80}, 1000 ${y}`), ink, 7))
    .join('')
  const grain = upTo(40)
    .map((step) =>
      line(
        segment([262 + ((step * 173) % 690), 210 + step * 20], [302 + ((step * 173) % 690), 208 + step * 20]),
        light,
        4,
        0.8,
      ),
    )
    .join('')
  return within(
    art,
    fill(art, sky),
    grain,
    fill(ellipse(470, 420, 128), light),
    wires,
    placed({ at: [650, 560], scale: 1.32, turn: -6 }, swallow(ink)),
    placed({ at: [420, 760], scale: [-0.7, 0.7], turn: 10 }, swallow(ink)),
    fill('M240 900Q400 820 560 880T880 850T1000 880V1020H240Z', ink),
    upTo(9)
      .map((step) =>
        sprig([290 + step * 84, 1000], 130 + ((step * 37) % 60), light, {
          pairs: 3,
          leafSize: 0.2,
          lean: step % 2 ? 14 : -14,
        }),
      )
      .join(''),
  )
}

function print(): string {
  const page = rectangle(180, 110, 880, 1040)
  return [
    fill(rectangle(204, 140, 880, 1040), '#4D2B00', 0.4),
    fill(page, paper),
    scene(petrol[6], night, '#F7E3BE'),
    fade(page, '#B79A6B', 0.45, [1, 1], [0.5, 0.5]),
    line(curve('700 1080, 720 1062, 736 1090, 760 1060, 780 1086, 800 1064, 830 1080'), slate[6], 5),
    line('M290 1078H360M300 1060L312 1096M380 1062V1094', slate[6], 4),
    fill('M1060 1150L1060 1050L960 1150Z', '#E5D3AC'),
  ].join('')
}

function block(): string {
  const face = rectangle(1110, 130, 330, 376)
  return (
    fill(rectangle(1126, 160, 330, 376), '#4D2B00', 0.45) +
    fill(face, '#9A6B40') +
    within(face, placed({ at: [1560, 43], scale: [-0.459, 0.459] }, scene(petrol[7], petrol[9], '#D9AE78'))) +
    line(face, '#7A4A28', 13) +
    fade(face, night, 0.4, [1, 1], [0.4, 0.3])
  )
}

function slab(): string {
  const d = rectangle(1120, 690, 400, 330)
  const ink = round('1170 740, 1300 724, 1450 750, 1470 840, 1430 940, 1290 970, 1180 930, 1150 830')
  return (
    fill(rectangle(1138, 712, 400, 330), '#4D2B00', 0.4) +
    fill(d, slate[1]) +
    fade(d, slate[4], 0.8, [1, 1], [0.3, 0.3]) +
    fill(ink, petrol[7]) +
    fade(ink, night, 0.7, [1, 1], [0.3, 0.2]) +
    upTo(6)
      .map((step) =>
        line(
          curve(
            `${1190 + step * 8} ${770 + step * 30}, 1300 ${762 + step * 30}, ${1430 - step * 6} ${776 + step * 30}`,
          ),
          petrol[5],
          6,
          0.8,
        ),
      )
      .join('')
  )
}

function roller(): string {
  const drum =
    'M-120 -44h240a14 14 0 0 1 14 14v60a14 14 0 0 1 -14 14h-240a14 14 0 0 1 -14 -14v-60a14 14 0 0 1 14 -14Z'
  return placed(
    { at: [1310, 870], turn: -18 },
    fill('M-120 -20h250v90h-250Z', night, 0.35),
    line('M-146 0V70Q-146 84 -130 84H0V120M146 0V70Q146 84 130 84H0', slate[6], 12),
    fill(drum, petrol[8]),
    glow(drum, petrol[4], 0.8, [-40, -26], 110),
    fill(round('-26 110, 26 110, 34 180, 26 262, 0 276, -26 262, -34 180'), rose[6]),
    fade(
      round('-26 110, 26 110, 34 180, 26 262, 0 276, -26 262, -34 180'),
      rose[9],
      0.9,
      [1, 0.6],
      [0.3, 0.4],
    ),
  )
}

function gouges(): string {
  const tool = (x: number, y: number, turn: number, colour: string, dark: string) =>
    placed(
      { at: [x, y], turn },
      fill('M-14 20h240v18h-240Z', '#4D2B00', 0.35),
      line('M0 0H96', slate[5], 13),
      fill('M-34 -9L4 -7V7L-34 4Z', slate[6]),
      fill(round('90 -15, 150 -25, 214 -17, 232 0, 214 17, 150 25, 90 15'), colour),
      fade(round('90 -15, 150 -25, 214 -17, 232 0, 214 17, 150 25, 90 15'), dark, 0.9, [0.5, 1], [0.4, 0.2]),
    )
  return (
    tool(1130, 588, 4, leaf[5], leaf[8]) +
    tool(1170, 640, -3, apricot[6], apricot[9]) +
    upTo(12)
      .map((step) =>
        line(
          curve(
            `${1440 + (step % 4) * 26} ${560 + step * 9}, ${1450 + (step % 4) * 26} ${552 + step * 9}, ${1462 + (step % 4) * 26} ${562 + step * 9}`,
          ),
          '#7A4A28',
          5,
        ),
      )
      .join('')
  )
}
