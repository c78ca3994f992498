import { type Drawing, rectangle } from './paint.ts'

/** The size of the wide pictures for the tops of pages. */

export const [width, height] = [1600, 534]
export const whole = rectangle(0, 0, width, height)
export const cover = (paint: () => string): Drawing => ({ width, height, paint })
