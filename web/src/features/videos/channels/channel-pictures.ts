/** The chosen pictures of a channel, before they are sent. */
import type { ChosenPicture, CropFrame } from '../../../crop/chosen-picture.ts'

const names = ['file', 'banner'] as const
type PictureName = (typeof names)[number]

/** By the names of the calls: `file` is its avatar. `none` removes the stored one. */
export type ChannelPictures = Readonly<Partial<Record<PictureName, ChosenPicture | 'none'>>>

export const frames: Readonly<Record<PictureName, CropFrame>> = {
  file: { aspect: 1, shape: 'round' },
  banner: { aspect: 4, shape: 'rect' },
}

const chosenIn = (pictures: ChannelPictures) =>
  names.flatMap((name) => {
    const picture = pictures[name]
    return picture === undefined || picture === 'none' ? [] : [[name, picture] as const]
  })

export function filesOf(pictures: ChannelPictures): Readonly<Record<string, File>> {
  return Object.fromEntries(chosenIn(pictures).map(([name, { file }]) => [name, file]))
}

/** Returns the crops by the names of the calls. */
export function cropsOf(pictures: ChannelPictures): Record<string, number> {
  return Object.fromEntries(
    chosenIn(pictures).flatMap(([name, { crop }]) =>
      Object.entries(crop).map(([side, pixels]) => [`${name}_${side}`, pixels]),
    ),
  )
}
