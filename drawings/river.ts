/** The river in the morning, with a canoe collecting what does not belong there. */
import { tuft } from './growing.ts'
import { apricot, chance, leaf, night, petrol, rose, slate, upTo } from './ink.ts'
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
import { bird } from './things.ts'

const [width, height] = [1600, 1000]

export const river: Drawing = {
  width,
  height,
  paint: () => sky() + hills() + water() + alders() + canoe() + reeds(),
}

function sky(): string {
  const whole = rectangle(0, 0, width, height)
  return [
    fill(whole, apricot[1]),
    fade(rectangle(0, 0, width, 460), petrol[3], 0.85, [0.5, 0], [0.5, 1]),
    fill(ellipse(1080, 300, 92), '#FFF8EC'),
    glow(whole, '#FFFFFF', 0.75, [1080, 300], 420),
    [
      [420, 170, 46],
      [486, 204, 34],
      [352, 220, 30],
      [1300, 150, 30],
    ]
      .map(([x = 0, y = 0, span = 0]) => bird([x, y], span, petrol[8]))
      .join(''),
  ].join('')
}

function hills(): string {
  const random = chance(41)
  const layers = [
    { y: 400, height: 46, steps: 6, colour: petrol[2], mist: '#FFFFFF' },
    { y: 446, height: 40, steps: 8, colour: petrol[3], mist: apricot[0] },
    { y: 500, height: 26, steps: 9, colour: petrol[4], mist: apricot[0] },
  ]
  return layers
    .map(({ colour, mist, ...shape }) => {
      const d = land(ridge(shape, random), 640)
      return fill(d, colour) + fade(d, mist, 0.9, [0.5, 1], [0.5, 0.15])
    })
    .join('')
}

function water(): string {
  const random = chance(12)
  const banks = land('-20 560, 260 548, 620 566, 900 556, 1240 566, 1620 548', height)
  const stream = round(
    '760 574, 980 570, 1180 574, 1290 604, 1190 652, 1250 720, 1520 800, 1640 880, 1640 1040, -40 1040, -40 880, 220 772, 560 712, 780 654, 720 604',
  )
  const glints = upTo(46)
    .map(() => {
      const y = 600 + random() ** 0.7 * 390
      const depth = (y - 560) / 440
      const x = 800 + (random() - 0.5) * (360 + depth * 1500)
      const long = 26 + depth * 90 * random()
      return line(
        curve(`${x - long} ${y}, ${x} ${y - 2 - 3 * random()}, ${x + long} ${y}`),
        random() < 0.7 ? '#FFFFFF' : petrol[3],
        2 + depth * 4,
        0.75,
      )
    })
    .join('')
  return [
    fill(banks, leaf[4]),
    fade(banks, petrol[8], 0.9, [0.2, 1], [0.6, 0.05]),
    fade(banks, apricot[2], 0.8, [0.6, 0], [0.5, 0.3]),
    fill(stream, petrol[2]),
    fade(stream, petrol[7], 0.9, [0.4, 1], [0.6, 0.12]),
    fade(stream, '#FFF6E6', 0.95, [0.62, 0], [0.5, 0.5]),
    `<clipPath id="stream"><path d="${stream}"/></clipPath><g clip-path="url(#stream)">${glints}${line(segment([1080, 590], [1080, 640]), '#FFFDF6', 60, 0.55)}</g>`,
  ].join('')
}

function alders(): string {
  const random = chance(77)
  const crown = (x: number, base: number, size: number, dark: string, mid: string, light: string) => {
    const puffs = upTo(9).map((step): Point => {
      const angle = (step / 9) * 2 * Math.PI
      return [x + Math.cos(angle) * size * 0.46, base - size * 1.25 + Math.sin(angle) * size * 0.62]
    })
    const mass = [...puffs, [x, base - size * 1.25] as const]
      .map(([px, py]) => ellipse(px, py, size * (0.3 + random() * 0.12)))
      .join('')
    const leaves = upTo(22).map(() => {
      const [lx, ly] = [x + (random() - 0.75) * size * 0.95, base - size * (0.75 + random() * 1.15)]
      return line(segment([lx, ly], [lx + size * 0.05, ly - size * 0.03]), light, size * 0.035, 0.9)
    })
    return [
      line(
        curve(
          `${x - 4} ${base}, ${x + size * 0.04} ${base - size * 0.7}, ${x - size * 0.05} ${base - size * 1.4}`,
        ),
        night,
        size * 0.075,
      ),
      line(
        curve(
          `${x + 6} ${base - size * 0.5}, ${x + size * 0.2} ${base - size * 0.95}, ${x + size * 0.26} ${base - size * 1.25}`,
        ),
        night,
        size * 0.04,
      ),
      fill(mass, mid),
      fade(mass, dark, 0.95, [0.95, 0.8], [0.25, 0.3]),
      leaves.join(''),
    ].join('')
  }
  return [
    crown(64, 690, 230, petrol[9], leaf[6], leaf[3]),
    crown(292, 646, 170, petrol[9], leaf[5], leaf[2]),
    crown(470, 612, 116, petrol[8], leaf[4], leaf[1]),
    crown(1520, 690, 250, petrol[9], leaf[6], leaf[3]),
    crown(1352, 610, 130, petrol[8], leaf[4], leaf[1]),
    crown(598, 586, 76, petrol[7], leaf[3], leaf[1]),
  ].join('')
}

function paddler(x: number, coat: string, dark: string, hair: string, turn: number): string {
  const body = round(`${x - 34} 10, ${x - 40} -60, ${x - 20} -96, ${x + 14} -96, ${x + 34} -60, ${x + 32} 10`)
  return [
    fill(body, coat),
    fade(body, dark, 0.9, [1, 0.6], [0.25, 0.3]),
    fill(ellipse(x + 2, -122, 25, 28), '#F0C3A0'),
    fill(
      round(`${x - 28} -122, ${x - 22} -152, ${x + 4} -162, ${x + 28} -150, ${x + 30} -126, ${x + 8} -138`),
      hair,
    ),
    placed(
      { turn, around: [x, -70] },
      line(segment([x - 20, -150], [x + 34, 62]), '#8A5A2E', 8) +
        fill(ellipse(x + 37, 74, 13, 34), '#A36B38'),
    ),
    line(curve(`${x + 14} -78, ${x + 30} -50, ${x + 6} -36`), coat, 20),
    fill(ellipse(x + 4, -34, 11), '#F0C3A0'),
  ].join('')
}

function canoe(): string {
  const hull = round('-250 -34, -228 -4, -150 34, 0 44, 150 34, 228 -4, 252 -40, 176 -14, 0 -6, -176 -12')
  const bag = (x: number, colour: string, dark: string) => {
    const d = round(`${x - 40} 4, ${x - 44} -40, ${x - 12} -66, ${x + 14} -66, ${x + 44} -38, ${x + 40} 4`)
    return (
      fill(d, colour) +
      fade(d, dark, 0.9, [1, 0.9], [0.25, 0.2]) +
      fill(round(`${x - 12} -64, ${x - 20} -90, ${x + 2} -78, ${x + 24} -92, ${x + 14} -64`), colour) +
      line(segment([x - 14, -64], [x + 16, -64]), dark, 5)
    )
  }
  const shadow = round('-240 44, 0 34, 246 44, 180 74, 0 84, -190 72')
  return placed(
    { at: [720, 812], scale: 1.08, turn: -2 },
    fill(shadow, petrol[8], 0.55),
    paddler(-128, rose[5], rose[7], '#5A3420', 12),
    bag(-26, slate[1], slate[4]),
    bag(38, apricot[3], apricot[5]),
    paddler(132, petrol[7], petrol[9], slate[2], -14),
    fill(hull, rose[6]),
    fade(hull, rose[9], 0.9, [0.7, 1], [0.45, 0.2]),
    line(curve('-248 -32, -176 -10, 0 -3, 176 -11, 250 -38'), apricot[2], 9),
    fill(corners('-120 16, -60 26, -60 32, -120 22'), apricot[1]),
    line(curve('-260 60, -200 70, -140 84') + curve('150 86, 220 72, 290 58'), '#FFFFFF', 5, 0.8),
  )
}

function reeds(): string {
  const random = chance(9)
  return (
    upTo(34)
      .map((step) => {
        const side = step % 3 === 0
        const x = side ? 1330 + random() * 290 : random() * 420 - 20
        const tall = 130 + random() * 190
        const lean = (random() - 0.4) * 60
        const stalk = line(
          curve(`${x} 1020, ${x + lean * 0.3} ${1000 - tall * 0.5}, ${x + lean} ${1000 - tall}`),
          step % 2 ? petrol[9] : leaf[8],
          7,
        )
        const head =
          step % 4 === 0
            ? line(
                segment([x + lean * 0.9, 1000 - tall * 0.96], [x + lean * 1.1, 1000 - tall - 54]),
                apricot[8],
                18,
              )
            : ''
        return stalk + head
      })
      .join('') + [40, 170, 330, 1390, 1500, 1580].map((x) => tuft([x, 1010], 120, petrol[9], 9)).join('')
  )
}
