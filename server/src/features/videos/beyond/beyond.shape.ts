/** Videos as visitors get them. */
import type { EmbeddedVideo } from '@commons/contract/shared/embedded-video.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { MediaAddresses } from '../../../platform/media/address.ts'
import { captionsShape } from '../captions/captions.shape.ts'
import type { OpenVideoRow } from './beyond.queries.ts'
import type { Size } from './beyond.rules.ts'

export const embeddedShape = (row: OpenVideoRow, media: MediaAddresses): EmbeddedVideo => ({
  video_id: row.id,
  title: row.title,
  description: row.description,
  channel_name: row.channel_name,
  thumbnail: row.thumbnail && media.picture(row.thumbnail),
  captions: captionsShape(row.caption_files, media),
  video: media.video(row),
})

/** A picture in one size. */
export interface OnePicture extends Size {
  readonly url: string
}

/** Returns the picture that stands for a video, in the widest rendition that fits, or else the smallest. */
export function posterOf(
  row: OpenVideoRow,
  media: MediaAddresses,
  most: Partial<Size> = {},
): OnePicture | undefined {
  const picture: Picture = row.thumbnail ? media.picture(row.thumbnail) : media.video(row).poster
  const sizes = picture.sources.map(({ url, width }) => ({
    url,
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
  }))
  const { width = Infinity, height = Infinity } = most
  return sizes.findLast((each) => each.width <= width && each.height <= height) ?? sizes[0]
}
