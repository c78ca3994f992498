/** The pictures of themselves that members change: how each is cropped, and the call that takes it. */
import { msg } from '@lingui/core/macro'
import { upload, type UploadOptions } from '../../../api/upload.ts'

/** The part that is shown, in pixels of the picture as a browser shows it: upright. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const pictureKinds = {
  avatar: {
    call: 'profile_pic_update',
    title: msg`Edit display photo`,
    aspect: 1,
    shape: 'round',
    send: (crop: Crop, profile_pic: File, options: UploadOptions) =>
      upload('profile_pic_update', { ...crop }, { profile_pic }, options),
  },
  cover: {
    call: 'background_update',
    title: msg`Edit cover photo`,
    aspect: 3,
    shape: 'rect',
    send: (crop: Crop, file: File, options: UploadOptions) =>
      upload('background_update', { ...crop }, { file }, options),
  },
} as const

export type PictureKind = keyof typeof pictureKinds

/** By type, for phones to offer their photos, and by ending, for systems that know no types. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp'
