/** The chosen pictures of a group or project, before they are sent. */
import type { ChosenPicture, Crop } from '../../../crop/chosen-picture.ts'

const names = ['avatar', 'banner'] as const
type PictureName = (typeof names)[number]

export type Pictures = Readonly<Partial<Record<PictureName, ChosenPicture>>>

/** As stored in a draft: the files apart from their crops. */
export interface PictureParts {
  readonly avatar: File | undefined
  readonly avatarCrop: Crop | undefined
  readonly banner: File | undefined
  readonly bannerCrop: Crop | undefined
}

export const noPictures: PictureParts = {
  avatar: undefined,
  avatarCrop: undefined,
  banner: undefined,
  bannerCrop: undefined,
}

const joined = (file: File | undefined, crop: Crop | undefined) => (file && crop ? { file, crop } : undefined)

export function picturesOf({ avatar, avatarCrop, banner, bannerCrop }: PictureParts): Pictures {
  const [face, wide] = [joined(avatar, avatarCrop), joined(banner, bannerCrop)]
  return { ...(face && { avatar: face }), ...(wide && { banner: wide }) }
}

export const partsOf = ({ avatar, banner }: Pictures): Partial<PictureParts> => ({
  ...(avatar && { avatar: avatar.file, avatarCrop: avatar.crop }),
  ...(banner && { banner: banner.file, bannerCrop: banner.crop }),
})

/** Prefers the pictures chosen now over those of the kept draft. */
export const joinPictures = (written: PictureParts, kept: PictureParts): PictureParts => ({
  ...noPictures,
  ...partsOf(picturesOf(kept)),
  ...partsOf(picturesOf(written)),
})

export function filesOf(pictures: Pictures): Partial<Record<PictureName, File>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const chosen = pictures[name]
      return chosen ? [[name, chosen.file]] : []
    }),
  )
}

/** Returns the crops by field names of the API. */
export function cropsOf(pictures: Pictures): Partial<Record<`${PictureName}_${keyof Crop}`, number>> {
  return Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(pictures[name]?.crop ?? {}).map(([side, pixels]) => [`${name}_${side}`, pixels]),
    ),
  )
}
