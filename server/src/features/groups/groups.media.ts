/** Pictures of groups, visible to everybody who finds the group, like its name. */
import { sql } from 'kysely'
import { coverWidth, faceWidth } from '../../platform/media/address.ts'
import { openPicture } from '../../platform/media/uses.ts'

export const groupAvatarMedia = openPicture(
  'group_avatar',
  sql`exists (select from groups g where g.avatar_id = m.id)`,
  { widths: [faceWidth], aspect: 1 },
)

export const groupBannerMedia = openPicture(
  'group_banner',
  sql`exists (select from groups g where g.banner_id = m.id)`,
  { widths: [coverWidth] },
)
