import { sql } from 'kysely'
import { namedAs } from '../../discussion/discussion.leaving.ts'
import { inParts } from '../../discussion/discussion.purge.ts'
import type { Leaving } from '../../platform/leaving.ts'

export const discussionLeaving: Leaving = {
  tables: {
    comment_likes: {
      file: 'comment-likes',
      rows: (member) => sql`
        select comment_id, ${namedAs(sql.ref('object_id'))}, liked_at from comment_likes where member_id = ${member} order by liked_at`,
    },
  },
  async erase(db, member) {
    await inParts(
      db,
      (most) => sql`delete from comment_likes where ctid in (
        select ctid from comment_likes where member_id = ${member} limit ${most})`,
    )
  },
}
