/** The part of a picture that is shown, in pixels of it as a browser shows it: upright. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture and what of it is to be shown. */
export interface ChosenPicture {
  readonly file: File
  readonly crop: Crop
}

/** What a picture is cropped to. */
export interface CropFrame {
  /** Width by height. */
  readonly aspect: number
  readonly shape: 'round' | 'rect'
}

/** By type, for phones to offer their photos, and by ending, for systems that know no types. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp'
