/**
 * Letters drawn as lines on a grid 4 wide and 6 high, so that posters need no font of the machine that prints
 * them.
 */
import { line, placed, type Point } from './paint.ts'

const letters: Record<string, string> = {
  A: 'M0 6L2 0L4 6M0.9 3.8H3.1',
  B: 'M0.3 0V6M0.3 0H2.2A1.45 1.45 0 0 1 2.2 2.9H0.3M2.2 2.9A1.55 1.55 0 0 1 2.2 6H0.3',
  C: 'M3.8 1.3A2 2 0 0 0 0.1 2.2V3.8A2 2 0 0 0 3.8 4.7',
  D: 'M0.3 0V6M0.3 0H1.4A2.5 2.6 0 0 1 3.9 2.6V3.4A2.5 2.6 0 0 1 1.4 6H0.3',
  E: 'M3.6 0H0.3V6H3.6M0.3 2.9H3',
  F: 'M3.6 0H0.3V6M0.3 2.9H3',
  G: 'M3.8 1.3A2 2 0 0 0 0.1 2.2V3.8A2 2 0 0 0 3.9 3.9V3.3H2.4',
  H: 'M0.2 0V6M3.8 0V6M0.2 2.9H3.8',
  I: 'M2 0V6',
  K: 'M0.3 0V6M3.8 0L0.3 3.6M1.5 2.5L3.9 6',
  L: 'M0.4 0V6H3.6',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0.2 6V0L3.8 6V0',
  O: 'M2 0A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V2A2 2 0 0 0 2 0Z',
  P: 'M0.3 6V0H2.2A1.6 1.6 0 0 1 2.2 3.3H0.3',
  R: 'M0.3 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0.3M1.9 3.2L3.8 6',
  S: 'M3.7 1.2A1.75 1.5 0 1 0 2 2.9A1.8 1.55 0 1 1 0.2 4.7',
  T: 'M0 0H4M2 0V6',
  U: 'M0.1 0V4A1.9 2 0 0 0 3.9 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M-0.3 0L0.9 6L2 1.8L3.1 6L4.3 0',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0.2 0H3.8L0.2 6H3.8',
  Ř: 'M0.3 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0.3M1.9 3.2L3.8 6M0.9 -1.8L1.7 -1L2.5 -1.8',
  Á: 'M0 6L2 0L4 6M0.9 3.8H3.1M1.8 -0.9L2.6 -1.9',
  É: 'M3.6 0H0.3V6H3.6M0.3 2.9H3M1.7 -0.9L2.5 -1.9',
  '·': 'M2 3.4V3.2',
}

/** A word from `at`, its upper left corner; `size` is the height of a letter. */
export function lettering(text: string, at: Point, size: number, colour: string, weight = 0.13): string {
  const unit = size / 6
  const step = 5.2
  const glyphs = [...text].map((letter, index) => {
    const d = letters[letter]
    return d === undefined ? '' : placed({ at: [index * step, 0] }, line(d, colour, weight * 6))
  })
  return placed({ at, scale: unit }, ...glyphs)
}

/** Returns the width of a word that `lettering` draws. */
export const setWidth = (text: string, size: number) => (([...text].length * 5.2 - 1.2) * size) / 6
