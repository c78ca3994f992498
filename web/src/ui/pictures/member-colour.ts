/** Shades of a colour that a member chose, so that text in it is readable on every background of its scheme. */

type Scheme = 'light' | 'dark'
type Rgb = readonly [red: number, green: number, blue: number]

/** Each scheme's background with the least contrast to its shades; `ends` is what shades are mixed with. */
const grounds = { light: '#e1e8ea', dark: '#2a3337' } as const satisfies Record<Scheme, string>
const ends = { light: [0, 0, 0], dark: [255, 255, 255] } as const satisfies Record<Scheme, Rgb>

/** The contrast that WCAG requires for text. */
const leastContrast = 4.5

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const format = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Returns the relative luminance as WCAG defines it. */
function luminance(colour: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = colour
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function shadeOf(hex: string, scheme: Scheme): string {
  const [red, green, blue] = parse(hex)
  const [toRed, toGreen, toBlue] = ends[scheme]
  const steps = 50
  for (let step = 0; step < steps; step++) {
    const share = step / steps
    const mix = (from: number, to: number) => from + (to - from) * share
    const shade = format([mix(red, toRed), mix(green, toGreen), mix(blue, toBlue)])
    if (contrastOf(shade, grounds[scheme]) >= leastContrast) return shade
  }
  return format(ends[scheme])
}

/** Returns the colour itself where it is readable, else as much darker or lighter as needed. */
export const shadesOf = (hex: string): Readonly<Record<Scheme, string>> => ({
  light: shadeOf(hex, 'light'),
  dark: shadeOf(hex, 'dark'),
})
