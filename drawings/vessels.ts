import { apricot, chance, iris, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import { curve, ellipse, fade, fill, glow, line, type Point, turned, within } from './paint.ts'

/** Glazed pots, from their half profiles. */

export interface Glaze {
  clay: string
  dark: string
  glaze: string
  glazeDark: string
  /** Where the glaze ends, as a share of the height. */
  dip: number
}

/** A vessel from its half profile, from the rim down to the shelf; the glaze runs to an uneven line. */
export function vessel(
  x: number,
  base: number,
  profile: ReadonlyArray<Point>,
  { clay, dark, glaze, glazeDark, dip }: Glaze,
  more = '',
): string {
  const points = profile.map(([radius, y]): Point => [radius, base - y])
  const d = turned(x, points)
  const [tall, rim] = [profile[0]?.[1] ?? 0, profile[0]?.[0] ?? 0]
  const wide = Math.max(...profile.map(([radius]) => radius))
  const random = chance(Math.round(x + base))
  const line0 = base - tall * (1 - dip)
  const runs = `M${x - wide - 20} ${base - tall - 60}H${x + wide + 20}V${line0}${curve(upTo(9).map((step): Point => [x + wide + 20 - (step * (2 * wide + 40)) / 8, line0 + (random() - 0.3) * tall * 0.1])).replace('M', 'L')}Z`
  return [
    fill(ellipse(x + wide * 0.3, base + 3, wide * 1.05, 11), '#5A3018', 0.45),
    fill(d, clay),
    within(d, fill(runs, glaze), fade(runs, glazeDark, 0.7, [0.5, 1], [0.5, 0.4]), more),
    fade(d, dark, 0.9, [1, 0.6], [0.42, 0.45]),
    glow(d, '#FFFFFF', 0.65, [x - wide * 0.42, base - tall * 0.66], wide * 0.55),
    fill(ellipse(x, base - tall, rim, rim * 0.2), glazeDark),
    line(ellipse(x, base - tall, rim, rim * 0.2), glaze, 6),
  ].join('')
}

export const glazes = {
  sea: { clay: '#C98F66', dark: petrol[9], glaze: petrol[4], glazeDark: petrol[7], dip: 0.7 },
  milk: { clay: '#A9694A', dark: '#5A3018', glaze: paper, glazeDark: apricot[3], dip: 0.62 },
  moss: { clay: '#C98F66', dark: leaf[9], glaze: leaf[5], glazeDark: leaf[7], dip: 0.8 },
  ink: { clay: '#D9A27A', dark: night, glaze: iris[7], glazeDark: iris[9], dip: 0.74 },
  honey: { clay: '#8E5A3C', dark: '#4D2B00', glaze: apricot[3], glazeDark: apricot[5], dip: 0.66 },
  berry: { clay: '#D9A27A', dark: rose[9], glaze: rose[6], glazeDark: rose[8], dip: 0.72 },
} as const satisfies Record<string, Glaze>

export const stripes = (x: number, y: number, colour: string, count: number, step: number) =>
  upTo(count)
    .map((row) =>
      line(
        curve(`${x - 200} ${y + row * step}, ${x} ${y + 16 + row * step}, ${x + 200} ${y + row * step}`),
        colour,
        9,
      ),
    )
    .join('')

export const dots = (x: number, y: number, colour: string) =>
  upTo(3)
    .flatMap((row) =>
      upTo(9).map((column) => ellipse(x - 160 + column * 40 + (row % 2) * 20, y + row * 40, 8)),
    )
    .map((d) => fill(d, colour))
    .join('')
