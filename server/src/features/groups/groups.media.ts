/** Pictures of groups, visible to everybody who finds the group, like its name. */
import { sql } from 'kysely'
import { coverWidth, faceWidth } from '../../platform/media/address.ts'
import type { MediaUse } from '../../platform/media/uses.ts'

export const groupAvatarMedia: MediaUse = {
  name: 'group_avatar',
  audience: {
    open: sql`exists (select from groups g where g.avatar_id = m.id)`,
    visible: () => sql`false`,
  },
  widths: [faceWidth],
  enlarges: true,
  aspect: 1,
}

export const groupBannerMedia: MediaUse = {
  name: 'group_banner',
  audience: {
    open: sql`exists (select from groups g where g.banner_id = m.id)`,
    visible: () => sql`false`,
  },
  widths: [coverWidth],
  enlarges: true,
}
