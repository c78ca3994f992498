/**
 * The inks of the demo's pictures, shades 0 (lightest) to 9, and random numbers that are the same each time.
 */

export const petrol = [
  '#EEF9FB',
  '#D7F1F4',
  '#B3E3E9',
  '#85CFD8',
  '#52B7C2',
  '#199EAA',
  '#00838D',
  '#006972',
  '#015259',
  '#003C42',
] as const
export const apricot = [
  '#FEF5ED',
  '#FFE6D0',
  '#FCD0A5',
  '#F2B272',
  '#E19237',
  '#C67702',
  '#A46100',
  '#844D00',
  '#683C00',
  '#4D2B00',
] as const
export const rose = [
  '#FFF4F5',
  '#FFE3E6',
  '#FECACF',
  '#FAA6B0',
  '#F47A8D',
  '#E5506E',
  '#CA2A54',
  '#A71841',
  '#831332',
  '#5F1225',
] as const
export const leaf = [
  '#F0FAF2',
  '#DBF2E0',
  '#BAE6C4',
  '#8FD4A1',
  '#64BC7F',
  '#44A264',
  '#2F874E',
  '#226D3D',
  '#1C5430',
  '#163D23',
] as const
export const iris = [
  '#F6F6FF',
  '#E9E9FF',
  '#D5D5FD',
  '#BBBAF6',
  '#9E9BEE',
  '#847CE2',
  '#6C5FCE',
  '#5748B1',
  '#43368E',
  '#31266B',
] as const
export const slate = [
  '#F8FBFB',
  '#EFF3F5',
  '#E1E8EA',
  '#CDD6D9',
  '#A3ADB0',
  '#7D888C',
  '#5E696D',
  '#465256',
  '#303B3F',
  '#1D272A',
] as const

/** Unprinted paper, and the darkest ink. */
export const paper = '#FBF3E4'
export const night = '#06282E'

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns the whole numbers from 0 to below `count`. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
