/** Pictures of channels, visible to everybody who finds the channel, like its name. */
import { sql } from 'kysely'
import { coverWidth, faceWidth } from '../../../platform/media/address.ts'
import { openPicture } from '../../../platform/media/uses.ts'

export const channelPictureMedia = openPicture(
  'channel_avatar',
  sql`exists (select from channels ch where ch.avatar_id = m.id and ch.deleted_at is null)`,
  { widths: [faceWidth], aspect: 1 },
)

export const channelBannerMedia = openPicture(
  'channel_banner',
  sql`exists (select from channels ch where ch.banner_id = m.id and ch.deleted_at is null)`,
  { widths: [coverWidth] },
)
