/** The part of a picture that its owner has chosen. */
import { Refusal } from '../call/refusal.ts'
import type { Crop, MediaFacts } from './worker/tasks.ts'

/** A part of an upright picture, in its pixels. */
export interface PixelCrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels of a side: of fewer nothing could be seen. */
const leastCrop = 8

/** The crop by shares; refuses one that does not lie within the picture, or of which nothing could be seen. */
export function shareOf({ x, y, width: wide, height: high }: PixelCrop, { width, height }: MediaFacts): Crop {
  // Whoever scales and rounds may be a pixel beside.
  const isInside = (from: number, length: number, whole: number) =>
    length >= Math.min(leastCrop, whole) && from + length <= whole + 1
  const fields = {
    ...(isInside(x, wide, width) ? {} : { width: 'crop_outside' }),
    ...(isInside(y, high, height) ? {} : { height: 'crop_outside' }),
  }
  if (Object.keys(fields).length > 0)
    throw new Refusal('invalid_fields', { fields, values: { width, height } })
  return { left: x / width, top: y / height, width: wide / width, height: high / height }
}
