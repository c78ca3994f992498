/** The part of a picture that its owner selected. */
import { Refusal } from '../call/refusal.ts'
import type { Crop, MediaFacts } from './worker/tasks.ts'

/** A part of an upright picture, in pixels. */
export interface PixelCrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The prefix of these fields' names, if the call takes several crops. */
  readonly begin?: string
}

const sides = ['x', 'y', 'width', 'height'] as const
type Side = (typeof sides)[number]

/**
 * Returns the crop of a call that takes one optionally: all four sides or none; refuses if some are missing.
 */
export function cropOf<Begin extends string>(
  input: { readonly [S in Side as `${Begin}${S}`]?: number | undefined },
  begin: Begin,
): PixelCrop | undefined {
  const said = new Map<string, number | undefined>(Object.entries(input))
  const [x, y, width, height] = sides.map((side) => said.get(`${begin}${side}`))
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
    return { x, y, width, height, begin }
  const missing = sides.map((side) => `${begin}${side}`).filter((field) => said.get(field) === undefined)
  if (missing.length === sides.length) return undefined
  throw new Refusal('invalid_fields', {
    fields: Object.fromEntries(missing.map((field) => [field, 'crop_invalid'])),
  })
}

/** The shortest side in pixels: less would show nothing. */
const leastCrop = 8

/** Returns the crop as shares of the picture; refuses one that is too small or not within the picture. */
export function shareOf(
  { x, y, width: wide, height: high, begin = '' }: PixelCrop,
  { width, height }: MediaFacts,
): Crop {
  // Scaling and rounding in the client may be a pixel off.
  const isInside = (from: number, length: number, whole: number) =>
    length >= Math.min(leastCrop, whole) && from + length <= whole + 1
  const fields = {
    ...(isInside(x, wide, width) ? {} : { [`${begin}width`]: 'crop_outside' }),
    ...(isInside(y, high, height) ? {} : { [`${begin}height`]: 'crop_outside' }),
  }
  if (Object.keys(fields).length > 0)
    throw new Refusal('invalid_fields', { fields, values: { width, height } })
  return { left: x / width, top: y / height, width: wide / width, height: high / height }
}
