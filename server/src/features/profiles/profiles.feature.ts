import type { Feature } from '../../feature.ts'
import { coverMedia, faceMedia } from './profiles.media.ts'

export const profiles: Feature = { media: [faceMedia, coverMedia] }
