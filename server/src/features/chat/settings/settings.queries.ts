/** SQL of who may write to a member or call them, and of presence. */
import type { callers, writers } from '@commons/contract/chat/settings.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { VisibleIds } from '../../../platform/realtime/topics.ts'
import { seesPresence } from '../chat.rows.ts'

export interface ChatSetting {
  who_may_write: (typeof writers)[number]
  who_may_call: (typeof callers)[number]
  shows_presence: boolean
}

const byItself: ChatSetting = {
  who_may_write: 'everyone',
  who_may_call: 'chats',
  shows_presence: true,
}

const find = prepared<[member: number], ChatSetting>(
  'find_chat_setting',
  (member) =>
    sql`select who_may_write, who_may_call, shows_presence from chat_settings where member_id = ${member}`,
)

export async function getSetting(db: Db, member: number): Promise<ChatSetting> {
  const [row] = await find(db, member)
  return row ?? byItself
}

export async function setSetting(
  tx: Db,
  member: number,
  change: { readonly [Key in keyof ChatSetting]: ChatSetting[Key] | undefined },
): Promise<ChatSetting> {
  const { who_may_write = null, who_may_call = null, shows_presence = null } = change
  const { rows } = await sql<ChatSetting>`
    insert into chat_settings as s (member_id, who_may_write, who_may_call, shows_presence)
    values (${member}, coalesce(${who_may_write}, ${byItself.who_may_write}),
      coalesce(${who_may_call}, ${byItself.who_may_call}), coalesce(${shows_presence}::boolean, true))
    on conflict (member_id) do update set who_may_write = coalesce(${who_may_write}, s.who_may_write),
      who_may_call = coalesce(${who_may_call}, s.who_may_call),
      shows_presence = coalesce(${shows_presence}::boolean, s.shows_presence)
    returning who_may_write, who_may_call, shows_presence`.execute(tx)
  return rows[0] ?? byItself
}

/** Rows: those of these members whose presence `viewer` sees. */
export const seenPresence: VisibleIds = (viewer, ids) => sql<{ id: number }>`
  select distinct s.peer_id as id from conversation_members s
  where s.member_id = ${viewer} and s.peer_id = any (${ids}::bigint[]) and ${seesPresence(viewer)}`

export interface PresenceRow {
  sees: boolean
  is_online: boolean
  last_seen: Date | null
}

const findOne = prepared<[viewer: number, friend: number], PresenceRow>(
  'find_presence',
  (viewer, friend) => sql`
    select sees, sees and is_online(${friend}::bigint) as is_online,
      case when sees then (select seen_at from last_seen once where once.member_id = ${friend}) end as last_seen
    from (select bool_or(${seesPresence(viewer)}) as sees from conversation_members s
      where s.member_id = ${viewer} and s.peer_id = ${friend} having count(*) > 0) as may`,
)

/** Returns a member's presence; undefined if the viewer has no conversation with them. */
export async function findPresence(db: Db, viewer: number, friend: number): Promise<PresenceRow | undefined> {
  const [row] = await findOne(db, viewer, friend)
  return row
}
