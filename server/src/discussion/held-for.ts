/** Which comments wait for the approval of their object's owner: docs/decisions/063-the-studio.md. */
import { sql } from 'kysely'
import type { Who } from '../visibility/members.ts'
import { columnOf, controlsOf, type ObjectKind } from '../visibility/object-kind.ts'

/** Column: the owner of the kind's row, where what `author` writes there waits for approval. */
export function heldFor(kind: ObjectKind, author: Who, message: Who) {
  if (!kind.holds) return sql`null::bigint`
  const owner = columnOf(kind, 'author_id')
  return sql`
    (case when not ${controlsOf(kind, author)}
      and case coalesce(
        (select ds.hold from discussion_settings ds where ds.object_id = ${columnOf(kind, 'id')}), ${kind.holds})
        when 'all' then true
        when 'some' then has_link(${message})
          or has_word(${message}, (select cr.words from comment_rules cr where cr.owner_id = ${owner})) is true
        else false end
      and not exists (select from approved_commenters ac where ac.owner_id = ${owner} and ac.member_id = ${author})
    then ${owner} end)`
}
