/** SQL for a member's names and picture, shown beside what they write and in lists of members. */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

export interface AuthorRow {
  username: string
  full_name: string
  /** Marked by its member as automated. */
  is_bot: boolean
  /** Key of the picture; null without one. */
  avatar_key: string | null
}

/** Columns of the member `m` and the picture `face`. */
export const authorColumns = sql`m.username, m.full_name, m.is_bot, face.key as avatar_key`

/** Joins the picture of the member `m`, if any. */
export const faceTable = sql`left join media face on face.id = m.avatar_id`

/** Joins the member with the id `author` as `m`, and their picture. */
// oxlint-disable-next-line commons/members-in-sight -- whoever joins it asks about the object or the member
export const authorTables = (author: Who) => sql`
  join members m on m.id = ${author}
  ${faceTable}`
