/** The pictures of members themselves. */
import { coverWidth, faceWidth } from '../../platform/media/address.ts'
import type { MediaUse } from '../../platform/media/uses.ts'

export const faceMedia: MediaUse = { name: 'avatar', widths: [faceWidth], aspect: 1 }
export const coverMedia: MediaUse = { name: 'cover', widths: [coverWidth] }
