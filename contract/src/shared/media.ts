import { z } from 'zod'
import { TextIn } from './text.ts'

/**
 * How far a file has come since it was taken: what shows it is published when it is ready. One that failed
 * is its owner's to replace or to delete.
 */
export const FileState = z.enum(['processing', 'ready', 'failed'])

const longestAlt = 1500

/** What a picture or video shows, for those who do not see it. */
export const AltIn = TextIn(longestAlt, 'alt_too_long')

/** What any call that takes a picture or a video may refuse. */
export const fileRefusals = [
  'file_too_large',
  'file_kind_unsupported',
  'file_broken',
  'heic_unsupported',
  'image_too_many_pixels',
  'video_too_many_pixels',
  'video_too_long',
  'video_codec_unsupported',
  'captions_invalid',
  'captions_without_video',
  'too_many_processing',
  'quota_exceeded',
] as const
