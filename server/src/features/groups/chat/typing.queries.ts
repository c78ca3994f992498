/** SQL of who is typing in a group's chat. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { groupChats } from '../../../visibility/conversations.ts'
import { notHidden } from '../../../visibility/members.ts'

const note = prepared<[member: number, group: number], { group_id: number }>(
  'note_group_typing',
  (member, group) => sql`
    insert into group_typing (group_id, member_id)
    select c.group_id, s.member_id from conversations c ${groupChats.standing(member)}
    where c.group_id = ${group} and ${groupChats.mayWrite}
    on conflict (group_id, member_id) do update set typed_at = now()
    returning group_id`,
)

/** Notes that a member is typing now; false if they may not write in the group. */
export async function noteTyping(tx: Db, member: number, group: number): Promise<boolean> {
  return (await note(tx, member, group)).length > 0
}

interface TypingRow {
  user_id: number
  full_name: string
  typed_at: Date
}

type FoundRow = TypingRow | { user_id: null; full_name: null; typed_at: null }

const list = prepared<[viewer: number, group: number], FoundRow>(
  'list_group_typing',
  (viewer, group) => sql`
    select typing.* from conversations c ${groupChats.standing(viewer)}
    left join lateral (
      select m.id as user_id, m.full_name, t.typed_at from group_typing t
      join group_members theirs on theirs.group_id = t.group_id and theirs.member_id = t.member_id and theirs.is_in
      join members m on m.id = t.member_id and ${notHidden(viewer, sql.ref('m.id'))}
      where t.group_id = c.group_id and t.member_id <> ${viewer} and t.typed_at > now() - interval '6 seconds'
      order by t.typed_at desc limit 10) typing on true
    where c.group_id = ${group}`,
)

/** Returns the others who are typing, the latest first; undefined if the viewer isn't in the group. */
export async function listTyping(db: Db, viewer: number, group: number): Promise<TypingRow[] | undefined> {
  const rows = await list(db, viewer, group)
  return rows.length === 0 ? undefined : rows.filter((row) => row.user_id !== null)
}
