/** SQL of the names and the picture that stand beside whatever a member writes, and in lists of members. */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

export interface AuthorRow {
  username: string
  full_name: string
  /** Of the picture; null where the member has none. */
  avatar_key: string | null
}

/** Columns of the member `m` and the picture `face`. */
export const authorColumns = sql`m.username, m.full_name, face.key as avatar_key`

/** Joins the picture of the member `m`, who may have none. */
export const faceTable = sql`left join media face on face.id = m.avatar_id`

/** Joins the member `author`, an id, as `m`, and their picture. */
export const authorTables = (author: Who) => sql`
  join members m on m.id = ${author}
  ${faceTable}`
