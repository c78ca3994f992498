/** The pictures of members themselves. */
import { sql } from 'kysely'
import { coverWidth, faceWidth } from '../../platform/media/address.ts'
import { openPicture } from '../../platform/media/uses.ts'

export const faceMedia = openPicture(
  'avatar',
  // oxlint-disable-next-line commons/members-in-sight -- shows nobody: `m` is the file
  sql`exists (select from members face where face.avatar_id = m.id)`,
  { widths: [faceWidth], aspect: 1 },
)

export const coverMedia = openPicture(
  'cover',
  sql`exists (select from members face where face.cover_id = m.id)`,
  { widths: [coverWidth] },
)
