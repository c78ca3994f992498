/** Pictures that a channel is made or changed with. They are ready before the call answers. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { cropOf } from '../../../platform/media/crop.ts'
import type { Upload } from '../../../platform/media/incoming.ts'
import type { MadeMedia } from '../../../platform/media/media-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { channelBannerMedia, channelPictureMedia } from './channels.media.ts'

type Name = 'file' | 'banner'
type Made = Partial<Record<Name, MadeMedia>>

const uses = { file: channelPictureMedia, banner: channelBannerMedia } as const

type CropFields = Parameters<typeof cropOf<'file_' | 'banner_'>>[0]

interface Asking {
  readonly files: Partial<Record<Name, Upload>>
  /** Whose the pictures are. */
  readonly owner: number
  readonly platform: Pick<Platform, 'mediaRoad'>
}

/** Renders the pictures, each cropped as `input` says; if one fails, none is kept. */
export async function makePictures(
  input: CropFields,
  { files, owner, platform: { mediaRoad } }: Asking,
): Promise<Made> {
  const crops = { file: cropOf(input, 'file_'), banner: cropOf(input, 'banner_') }
  const made: Made = {}
  try {
    for (const name of ['file', 'banner'] as const) {
      const file = files[name]
      if (file) made[name] = await mediaRoad.render(file, { use: uses[name], owner, crop: crops[name] })
    }
  } catch (error) {
    await unmakePictures(made, { mediaRoad })
    throw error
  }
  return made
}

/** Adds the pictures' rows, in the transaction that shows them. */
export async function addPictures(
  { tx, platform: { mediaRoad } }: { tx: Tx; platform: Pick<Platform, 'mediaRoad'> },
  owner: number,
  { file, banner }: Made,
): Promise<{ avatar_id?: string; banner_id?: string }> {
  return {
    ...(file && { avatar_id: await mediaRoad.addReady(tx, owner, file) }),
    ...(banner && { banner_id: await mediaRoad.addReady(tx, owner, banner) }),
  }
}

export async function unmakePictures(made: Made, { mediaRoad }: Pick<Platform, 'mediaRoad'>): Promise<void> {
  for (const each of Object.values(made)) await mediaRoad.unmake(each)
}
