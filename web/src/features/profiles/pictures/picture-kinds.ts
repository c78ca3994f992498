/** A member's display photo and cover photo: how each is cropped, and its call. */
import { msg } from '@lingui/core/macro'
import { upload, type UploadOptions } from '../../../api/upload.ts'
import type { Crop, CropFrame } from '../../../crop/chosen-picture.ts'

const round: CropFrame = { aspect: 1, shape: 'round' }
const wide: CropFrame = { aspect: 3, shape: 'rect' }

export const pictureKinds = {
  avatar: {
    call: 'profile_pic_update',
    title: msg`Edit display photo`,
    within: round,
    send: (crop: Crop, profile_pic: File, options: UploadOptions) =>
      upload('profile_pic_update', { ...crop }, { profile_pic }, options),
  },
  cover: {
    call: 'background_update',
    title: msg`Edit cover photo`,
    within: wide,
    send: (crop: Crop, file: File, options: UploadOptions) =>
      upload('background_update', { ...crop }, { file }, options),
  },
} as const

export type PictureKind = keyof typeof pictureKinds
