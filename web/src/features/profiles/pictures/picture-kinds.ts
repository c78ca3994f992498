/** A member's display photo and cover photo: how each is cropped, and its call. */
import { msg } from '@lingui/core/macro'
import type { Crop, CropFrame } from '../../../crop/chosen-picture.ts'

const round: CropFrame = { aspect: 1, shape: 'round' }
const wide: CropFrame = { aspect: 3, shape: 'rect' }
const fields = (crop: Crop) => ({ ...crop })

export const pictureKinds = {
  avatar: {
    title: msg`Edit display photo`,
    within: round,
    sent: { call: 'profile_pic_update', field: 'profile_pic', fields },
  },
  cover: {
    title: msg`Edit cover photo`,
    within: wide,
    sent: { call: 'background_update', field: 'file', fields },
  },
} as const

export type PictureKind = keyof typeof pictureKinds
