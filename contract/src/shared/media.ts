import { z } from 'zod'
import { TextIn } from './text.ts'

/** How far a file has come since it was uploaded. What shows it is published when it is ready. */
export const FileState = z.enum(['processing', 'ready', 'failed'])

const longestAlt = 1500

/** A description of a picture or video for people who cannot see it. */
export const AltIn = TextIn(longestAlt, 'alt_too_long')

/** The refusals of any call that takes a picture or a video. */
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
