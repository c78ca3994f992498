import { sql } from 'kysely'
import { namedAs } from '../../discussion/discussion.leaving.ts'
import { inParts } from '../../discussion/discussion.purge.ts'
import { type Leaving, leftOut } from '../../platform/leaving.ts'

export const discussionLeaving: Leaving = {
  tables: {
    objects: leftOut('Posts, surveys, reels, videos and projects are exported as such.'),
    comment_rules: {
      file: 'comment-rules',
      rows: (member) => sql`select words from comment_rules where owner_id = ${member}`,
    },
    approved_commenters: {
      file: 'approved-commenters',
      rows: (member) => sql`
        select member_id as user_id, approved_at from approved_commenters where owner_id = ${member} order by approved_at`,
    },
    comment_reactions: {
      file: 'comment-reactions',
      rows: (member) => sql`
        select comment_id, ${namedAs(sql.ref('object_id'))}, kind, reacted_at from comment_reactions
        where member_id = ${member} and kind <> 'none' order by reacted_at`,
    },
  },
  async erase(db, member) {
    // Projects that were handed over are others' by then, or will be: those left are deleted with their group.
    await sql`
      update objects o set author_id = null
      from project_discussions d join group_members s on s.group_id = d.group_id and s.standing = 'owner'
      where s.member_id = ${member} and o.id = d.id`.execute(db)
    await inParts(
      db,
      (most) => sql`delete from comment_reactions where ctid in (
        select ctid from comment_reactions where member_id = ${member} limit ${most})`,
    )
  },
}
