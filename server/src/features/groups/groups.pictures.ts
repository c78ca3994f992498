/**
 * Pictures that a group is made or changed with. They are ready before the call answers, like pictures of
 * members.
 */
import type { Tx } from '../../platform/db/prepared.ts'
import { cropOf } from '../../platform/media/crop.ts'
import type { Upload } from '../../platform/media/incoming.ts'
import type { MadeMedia } from '../../platform/media/media-service.ts'
import type { Platform } from '../../platform/platform.ts'
import { groupAvatarMedia, groupBannerMedia } from './groups.media.ts'

interface Made {
  readonly avatar?: MadeMedia
  readonly banner?: MadeMedia
}

interface Given {
  readonly avatar?: Upload
  readonly banner?: Upload
}

const uses = { avatar: groupAvatarMedia, banner: groupBannerMedia } as const

type CropFields = Parameters<typeof cropOf<'avatar_' | 'banner_'>>[0]

interface Asking {
  readonly files: Given
  readonly member: { readonly id: number }
  readonly platform: Pick<Platform, 'mediaRoad'>
}

/** Renders the pictures, each cropped as `input` says; if one fails, none is kept. */
export async function makePictures(
  input: CropFields,
  { files, member, platform: { mediaRoad } }: Asking,
): Promise<Made> {
  const crops = { avatar: cropOf(input, 'avatar_'), banner: cropOf(input, 'banner_') }
  const made: { avatar?: MadeMedia; banner?: MadeMedia } = {}
  try {
    for (const name of ['avatar', 'banner'] as const) {
      const file = files[name]
      if (file)
        made[name] = await mediaRoad.render(file, {
          use: uses[name],
          owner: member.id,
          crop: crops[name],
        })
    }
  } catch (error) {
    await unmakePictures(made, { mediaRoad })
    throw error
  }
  return made
}

/** Adds the pictures' rows, in the transaction that shows them. */
export async function addPictures(
  { tx, platform: { mediaRoad } }: { tx: Tx; platform: Platform },
  owner: number,
  made: Made,
): Promise<{ avatar_id?: string; banner_id?: string }> {
  return {
    ...(made.avatar && { avatar_id: await mediaRoad.addReady(tx, owner, made.avatar) }),
    ...(made.banner && { banner_id: await mediaRoad.addReady(tx, owner, made.banner) }),
  }
}

export async function unmakePictures(made: Made, { mediaRoad }: Pick<Platform, 'mediaRoad'>): Promise<void> {
  if (made.avatar) await mediaRoad.unmake(made.avatar)
  if (made.banner) await mediaRoad.unmake(made.banner)
}
