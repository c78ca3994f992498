// @vitest-environment node
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { accentColours, accents } from '@commons/contract/shared/accent.ts'
import { palette } from './palette.ts'
import { theme } from './theme.ts'

const sheets: Record<string, string> = import.meta.glob('../../**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [light = '', dark = ''] = (sheets['./tokens.css'] ?? '').split("[data-mantine-color-scheme='dark']")
const colours = {
  light: Object.fromEntries(
    [...light.matchAll(/--c-([\w-]+): (#\w{6})/g)].map(([, name, hex]) => [name, hex]),
  ),
  dark: Object.fromEntries([...dark.matchAll(/--c-([\w-]+): (#\w{6})/g)].map(([, name, hex]) => [name, hex])),
}
const schemes = ['light', 'dark'] as const

/** Returns the relative luminance as WCAG defines it. */
function luminance(hex = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(scheme: 'light' | 'dark', one: string, other: string): number {
  const [a, b] = [luminance(colours[scheme][one]), luminance(colours[scheme][other])]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test('every colour that a style names is there in both schemes', () => {
  expect(Object.keys(colours.dark)).toEqual(Object.keys(colours.light))
  const known = new Set(Object.keys(colours.light))
  const unknown = Object.entries(sheets).flatMap(([path, text]) =>
    [...text.matchAll(/var\(--c-([\w-]+)\)/g)]
      .filter(([, name = '']) => !known.has(name))
      .map(([use]) => `${path}: ${use}`),
  )
  expect(unknown).toEqual([])
})

const fills = ['fill', 'fill-soft', 'hover', 'disabled', 'skeleton', 'chosen', 'primary-soft', 'raised']

test('in the dark what lies on a card is lighter than it, never a hole', () => {
  const holes = fills.filter((name) => luminance(colours.dark[name]) <= luminance(colours.dark['surface']))
  expect(holes).toEqual([])
})

test.each(schemes)('what is chosen is raised above the others, %s', (scheme) => {
  expect(luminance(colours[scheme]['chosen'])).toBeGreaterThan(luminance(colours[scheme]['fill']))
  expect(contrast(scheme, 'chosen', 'fill')).toBeGreaterThan(1.2)
})

test.each(schemes)('text is readable on each of them, %s', (scheme) => {
  const pairs = [
    ...fills.flatMap((fill) => [
      ['text', fill],
      ['text-2', fill],
    ]),
    ...['fill', 'fill-soft', 'disabled', 'surface', 'bg'].map((fill) => ['text-3', fill]),
    ...['fill-soft', 'surface', 'bg'].map((fill) => ['link', fill]),
    ...['primary', 'primary-soft', 'danger', 'danger-soft', 'token-soft', 'success-soft', 'info-soft'].map(
      (fill) => [`on-${fill}`, fill],
    ),
  ]
  const unreadable = pairs.filter(([ink = '', fill = '']) => contrast(scheme, ink, fill) < 4.5)
  expect(unreadable).toEqual([])
})

test.each(schemes)('the edge of a field is seen, %s', (scheme) => {
  expect(contrast(scheme, 'border-strong', 'surface')).toBeGreaterThan(3)
})

test('soft buttons take our colours: Mantine’s are made for another ground', () => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const ofVariant = (variant: string) =>
    whole.variantColorResolver({ color: 'petrol', theme: whole, variant, autoContrast: true })
  expect(ofVariant('light')).toMatchObject({
    background: 'var(--c-primary-soft)',
    color: 'var(--c-on-primary-soft)',
  })
  expect(ofVariant('light').hover).not.toContain('mantine')
  expect(ofVariant('subtle').hover).toBe('var(--c-hover)')
})

test('petrol among the colours of networks is the palette’s', () => {
  expect(accentColours.petrol.shades).toEqual(palette.petrol)
  expect(accentColours.petrol.darkSoft).toBe(colours.dark['primary-soft'])
})

test.each(accents)('%s can stand in the place of petrol', (accent) => {
  const { shades, darkSoft } = accentColours[accent]
  const of = (hex: string | undefined, other: string | undefined) => {
    const [a, b] = [luminance(hex), luminance(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  const { light: day, dark: night } = colours
  const pairs = [
    [day['on-primary'], shades[7]],
    [day['on-primary'], shades[8]],
    [shades[8], shades[1]],
    ...['text', 'text-2'].map((ink) => [day[ink], shades[1]]),
    ...['fill-soft', 'surface', 'bg'].map((fill) => [shades[7], day[fill]]),
    [day['on-bubble-me'], shades[7]],
    [night['on-primary'], shades[4]],
    [night['on-primary'], shades[3]],
    [shades[2], darkSoft],
    ...['text', 'text-2'].map((ink) => [night[ink], darkSoft]),
    ...['fill-soft', 'surface', 'bg'].map((fill) => [shades[3], night[fill]]),
    [night['on-bubble-me'], shades[8]],
  ]
  expect(pairs.filter(([ink, fill]) => of(ink, fill) < 4.5)).toEqual([])
  expect(luminance(darkSoft)).toBeGreaterThan(luminance(night['surface']))
})
