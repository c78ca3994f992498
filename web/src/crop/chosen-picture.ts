/** The shown part of a picture, in pixels of the picture as a browser shows it: upright. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture and the part of it to show. */
export interface ChosenPicture {
  readonly file: File
  readonly crop: Crop
}

/** The frame that a picture is cropped to. */
export interface CropFrame {
  /** Width divided by height. */
  readonly aspect: number
  readonly shape: 'round' | 'rect'
}

/** By type, so that phones offer their photos, and by extension, for systems that don't know the types. */
export const acceptedPictures =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif'
