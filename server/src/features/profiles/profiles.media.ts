/** The pictures of members themselves. */
import { sql } from 'kysely'
import { coverWidth, faceWidth } from '../../platform/media/address.ts'
import type { MediaUse } from '../../platform/media/uses.ts'

export const faceMedia: MediaUse = {
  name: 'avatar',
  audience: {
    open: sql`exists (select from members face where face.avatar_id = m.id)`,
    visible: () => sql`false`,
  },
  widths: [faceWidth],
  enlarges: true,
  aspect: 1,
}

export const coverMedia: MediaUse = {
  name: 'cover',
  audience: {
    open: sql`exists (select from members face where face.cover_id = m.id)`,
    visible: () => sql`false`,
  },
  widths: [coverWidth],
  enlarges: true,
}
