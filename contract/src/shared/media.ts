import { z } from 'zod'
import { TextIn } from './text.ts'

/** The processing state of an uploaded file. What shows the file is published when it is ready. */
export const FileState = z.enum(['processing', 'ready', 'failed'])

export const longestAlt = 1500

/** A description of a picture or video for people who cannot see it. */
export const AltIn = TextIn(longestAlt, 'alt_too_long')

const pixels = /^\d{1,6}(\.\d{1,10})?$/
const Pixels = z
  .union(
    [
      z.number('crop_invalid').min(0, 'crop_invalid').max(999_999, 'crop_invalid'),
      z.string().regex(pixels, 'crop_invalid'),
    ],
    'crop_invalid',
  )
  .transform(Number)

/** The part of a picture that is shown, in pixels of the upright picture. */
export const CropIn = {
  x: Pixels.describe('Left edge of the crop, in pixels of the upright picture.'),
  y: Pixels.describe('Top edge of the crop.'),
  width: Pixels.describe('Width of the crop.'),
  height: Pixels.describe('Height of the crop.'),
}

type CropSide = keyof typeof CropIn
type OptionalCrop<Begin extends string> = {
  [Side in CropSide as `${Begin}${Side}`]: z.ZodOptional<(typeof CropIn)[Side]>
}

/**
 * Returns inputs for an optional crop. Each of several pictures has a prefix for the names of its crop's
 * sides.
 */
export const optionalCrop = <Begin extends string>(begin: Begin): OptionalCrop<Begin> =>
  Object.fromEntries(
    Object.entries(CropIn).map(([side, pixels]) => [`${begin}${side}`, pixels.optional()]),
  ) as OptionalCrop<Begin>

/** Refusals of any call that takes only pictures. */
export const pictureRefusals = [
  'file_too_large',
  'file_empty',
  'file_kind_unsupported',
  'file_broken',
  'heic_unsupported',
  'image_too_many_pixels',
  'image_side_too_long',
  'animation_too_many_pixels',
  'quota_exceeded',
] as const

/** Refusals of any call that takes only captions. */
export const captionRefusals = [
  'file_too_large',
  'file_empty',
  'file_kind_unsupported',
  'captions_invalid',
  'quota_exceeded',
] as const

/** Refusals of any call that takes a picture or a video. */
export const fileRefusals = [
  ...pictureRefusals,
  'video_too_many_pixels',
  'video_too_long',
  'video_codec_unsupported',
  'video_without_picture',
  'captions_invalid',
  'captions_without_video',
  'too_many_processing',
] as const
