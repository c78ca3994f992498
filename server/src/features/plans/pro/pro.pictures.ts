/** Pictures that come with a change of a Pro page, rendered before the call answers. */
import type { Upload } from '../../../platform/media/incoming.ts'
import type { MadeMedia } from '../../../platform/media/media-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { backgroundMedia, logoMedia } from './pro.media.ts'

export interface MadePictures {
  readonly logo?: MadeMedia
  readonly background?: MadeMedia
}

interface Files {
  readonly logo?: Upload
  readonly background?: Upload
}

export async function makePictures(
  { mediaRoad }: Pick<Platform, 'mediaRoad'>,
  owner: number,
  { logo, background }: Files,
): Promise<MadePictures> {
  const made: MadePictures = logo
    ? { logo: await mediaRoad.render(logo, { use: logoMedia, owner, crop: undefined }) }
    : {}
  if (!background) return made
  try {
    const picture = await mediaRoad.render(background, { use: backgroundMedia, owner, crop: undefined })
    return { ...made, background: picture }
  } catch (error) {
    await unmakePictures({ mediaRoad }, made)
    throw error
  }
}

export async function unmakePictures(
  { mediaRoad }: Pick<Platform, 'mediaRoad'>,
  { logo, background }: MadePictures,
): Promise<void> {
  for (const picture of [logo, background]) if (picture) await mediaRoad.unmake(picture)
}
