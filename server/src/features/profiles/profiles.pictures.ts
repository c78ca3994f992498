/** Pictures that members show of themselves: cropped and rendered before the call answers. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import type { Upload } from '../../platform/media/incoming.ts'
import type { PixelCrop } from '../../platform/media/crop.ts'
import type { MadeMedia } from '../../platform/media/media-service.ts'
import type { MediaUse } from '../../platform/media/uses.ts'
import type { Platform } from '../../platform/platform.ts'

interface Asking {
  readonly member: { readonly id: number }
  readonly platform: Platform
  refuse(refusal: Extract<RefusalName, 'picture_missing'>): never
}

interface Writing {
  readonly tx: Tx
  readonly member: { readonly id: number }
  readonly platform: Platform
  readonly before: MadeMedia
}

/** Returns the steps of a call that shows a picture; `show` stores its id. */
export function showsPicture(
  use: MediaUse,
  show: (tx: Tx, member: number, mediaId: string) => Promise<void>,
) {
  return {
    async prepare(file: Upload | undefined, crop: PixelCrop, { member, platform, refuse }: Asking) {
      return platform.mediaRoad.render(file ?? refuse('picture_missing'), { use, owner: member.id, crop })
    },
    async run(_input: object, { tx, member, platform, before }: Writing) {
      await show(tx, member.id, await platform.mediaRoad.addReady(tx, member.id, before))
      return {}
    },
    undo: (made: MadeMedia, { mediaRoad }: Platform) => mediaRoad.unmake(made),
  }
}
