import { apricot, chance, night, upTo } from './ink.ts'
import {
  corners,
  curve,
  ellipse,
  fade,
  fill,
  glow,
  hollow,
  line,
  placed,
  round,
  segment,
  within,
} from './paint.ts'

const crust = { base: '#C67A36', dark: '#7A3F16', light: '#EDB871' }

/** Loaves, slices and buns. */

export function basket(): string {
  const weave = corners('-250 0, 250 0, 206 180, -206 180')
  const baton = (x: number, turn: number, long: number) => {
    const d = round(`-44 0, -40 ${-long * 0.7}, 0 ${-long}, 40 ${-long * 0.7}, 44 0`)
    return placed(
      { at: [x, 40], turn },
      fill(d, crust.base),
      fade(d, crust.dark, 0.95, [1, 0.6], [0.25, 0.4]),
      upTo(4)
        .map((step) =>
          line(
            curve(
              `-26 ${-long * (0.2 + step * 0.2)}, 4 ${-long * (0.25 + step * 0.2)}, 28 ${-long * (0.3 + step * 0.2)}`,
            ),
            crust.light,
            13,
          ),
        )
        .join(''),
    )
  }
  return [
    fill(ellipse(20, 184, 270, 34), '#4A2814', 0.4),
    baton(-150, -16, 330),
    baton(-62, -5, 390),
    baton(40, 5, 360),
    baton(140, 17, 310),
    fill(weave, apricot[5]),
    within(
      weave,
      upTo(5)
        .flatMap((row) =>
          upTo(12).map((column) =>
            fill(
              `M${-262 + column * 46 + (row % 2) * 23} ${4 + row * 36}h38a4 12 0 0 1 0 28h-38a4 12 0 0 1 0 -28Z`,
              row % 2 ? apricot[4] : apricot[3],
            ),
          ),
        )
        .join(''),
    ),
    fade(weave, apricot[9], 0.85, [1, 0.9], [0.3, 0.2]),
    line(segment([-256, 2], [256, 2]), apricot[3], 26),
    line(segment([-250, 10], [250, 10]), apricot[6], 5),
  ].join('')
}

export function roundLoaf(): string {
  const d = round(
    '-290 96, -300 -10, -220 -120, -80 -176, 80 -178, 222 -124, 300 -14, 292 96, 160 134, 0 140, -160 134',
  )
  const random = chance(6)
  const flour = upTo(150).map(() => {
    const [angle, reach] = [random() * 2 * Math.PI, Math.sqrt(random())]
    return fill(
      ellipse(-40 + Math.cos(angle) * 220 * reach, -56 + Math.sin(angle) * 92 * reach, 2 + random() * 4),
      '#FFF6E6',
      0.8,
    )
  })
  const cut = (points: string, wide: number) =>
    line(curve(points), '#8A4A1C', wide + 10) + line(curve(points), '#F6D6A4', wide)
  return [
    fill(ellipse(30, 130, 330, 36), '#3E2212', 0.5),
    fill(d, crust.base),
    fade(d, crust.dark, 1, [0.8, 1], [0.35, 0.25]),
    glow(d, crust.light, 0.9, [-90, -110], 220),
    flour.join(''),
    cut('-200 -40, -70 -104, 60 -120, 190 -84', 20),
    cut('-150 20, -20 -36, 110 -50, 220 -22', 16),
    cut('-120 -128, -30 -60, 60 30, 108 96', 14),
    hollow(d, crust.dark, 0.6, [-60, -60], 340),
  ].join('')
}

export function slices(): string {
  const slice = (x: number, y: number, turn: number) => {
    const rind = round('-110 60, -124 -20, -84 -88, 0 -106, 84 -88, 124 -20, 110 60, 0 74')
    const crumb = round('-92 46, -104 -18, -70 -72, 0 -86, 70 -72, 104 -18, 92 46, 0 58')
    const random = chance(x + 200)
    return placed(
      { at: [x, y], turn },
      fill(ellipse(10, 70, 120, 18), '#3E2212', 0.35),
      fill(rind, crust.base),
      fade(rind, crust.dark, 0.8, [1, 1], [0.3, 0.3]),
      fill(crumb, '#FBE6C2'),
      fade(crumb, '#D9A868', 0.8, [1, 1], [0.3, 0.2]),
      upTo(24)
        .map(() =>
          fill(
            ellipse((random() - 0.5) * 160, -70 + random() * 110, 3 + random() * 7, 3 + random() * 4),
            '#D9AE74',
            0.9,
          ),
        )
        .join(''),
    )
  }
  return slice(60, -66, 10) + slice(0, 0, -6)
}

export function bun(x: number, y: number): string {
  const d = round(
    `${x - 88} ${y + 34}, ${x - 84} ${y - 26}, ${x - 36} ${y - 64}, ${x + 36} ${y - 64}, ${x + 84} ${y - 26}, ${x + 88} ${y + 34}, ${x} ${y + 52}`,
  )
  const random = chance(x + y + 40)
  return (
    fill(ellipse(x + 10, y + 44, 98, 18), '#8A6A44', 0.5) +
    fill(d, '#DC9A50') +
    fade(d, '#8A4A1C', 0.95, [0.85, 1], [0.35, 0.25]) +
    glow(d, '#FBD9A0', 0.9, [x - 24, y - 40], 60) +
    upTo(18)
      .map(() => fill(ellipse(x + (random() - 0.5) * 96, y - 48 + random() * 44, 5, 3), night, 0.85))
      .join('')
  )
}
