/** SQL of posts that a block hides from a leader of their group, who may still delete and report them. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { isPostLeftBehind } from '../../visibility/left-behind.ts'
import { hasBlocked, hiddenMembers } from '../../visibility/members.ts'

export interface LeftPostRow extends AuthorRow {
  id: number
  position: number
  message: string
  file_type: 'image' | 'video' | null
  author_id: number
  created_at: Date
  /** The author has blocked the reader, who doesn't learn the author's current name. */
  hides_author: boolean
}

export const listLeftPosts = prepared<
  [leader: number, group: number, before: number, limit: number, offset: number],
  LeftPostRow
>(
  'list_posts_left_in_group',
  (leader, group, before, limit, offset) => sql`
    select p.id, p.position, p.message, file.kind as file_type, p.author_id, p.created_at, ${authorColumns},
      ${hasBlocked(sql`p.author_id`, leader)} as hides_author
    from posts p ${authorTables(sql`p.author_id`)} ${fileTable(sql`p.media_id`)}
    where p.group_id = ${group} and p.author_id = any (array(${hiddenMembers(leader)}))
      and p.position < ${before} and ${isPostLeftBehind(leader)}
    order by p.position desc limit ${limit}::int offset ${offset}::int`,
)
