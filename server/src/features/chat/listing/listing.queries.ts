/** SQL of how members keep their list of conversations. Their row in a conversation is locked before its place. */
import type { mutes } from '@commons/contract/chat/listing.ts'
import { mostPinnedChats } from '@commons/contract/chat/listing.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'

/** Locks a member's row in an accepted conversation that holds something; false if there is none. */
async function lock(tx: Tx, member: number, chat: number): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_members s join listed_chats l using (conversation_id, member_id)
    where s.conversation_id = ${chat} and s.member_id = ${member} and s.standing = 'accepted'
      and l.last_at is not null
    for no key update of s`.execute(tx)
  return rows.length > 0
}

/** Pins a conversation, which takes it out of the archive. Pinning it again changes nothing. */
export async function setPinned(
  tx: Tx,
  member: number,
  chat: number,
  isPinned: boolean,
): Promise<'done' | 'chat_not_found' | 'too_many_pinned_chats'> {
  // Two at once count each other.
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  if (!(await lock(tx, member, chat))) return 'chat_not_found'
  if (isPinned) {
    const { rows } = await sql`
      select from listed_chats
      where member_id = ${member} and conversation_id <> ${chat} and last_at is not null and not is_request
        and pinned_at is not null`.execute(tx)
    if (rows.length >= mostPinnedChats) return 'too_many_pinned_chats'
  }
  await sql`
    update listed_chats
    set pinned_at = case when ${isPinned}::boolean then coalesce(pinned_at, now()) end,
      is_archived = is_archived and not ${isPinned}::boolean
    where conversation_id = ${chat} and member_id = ${member}`.execute(tx)
  return 'done'
}

/** Archives a conversation, which unpins it; false if there is none. */
export async function setArchived(
  tx: Tx,
  member: number,
  chat: number,
  isArchived: boolean,
): Promise<boolean> {
  if (!(await lock(tx, member, chat))) return false
  await sql`
    update listed_chats
    set is_archived = ${isArchived}, pinned_at = case when not ${isArchived}::boolean then pinned_at end
    where conversation_id = ${chat} and member_id = ${member}`.execute(tx)
  return true
}

type Mute = (typeof mutes)[number]

const mutedUntil: Readonly<Record<Mute, ReturnType<typeof sql>>> = {
  hour: sql`now() + interval '1 hour'`,
  eight_hours: sql`now() + interval '8 hours'`,
  week: sql`now() + interval '7 days'`,
  always: sql`'infinity'`,
  off: sql`null`,
}

/** Mutes a conversation; false if there is none. */
export async function setMuted(tx: Tx, member: number, chat: number, mute: Mute): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update conversation_members set muted_until = ${mutedUntil[mute]}
    where conversation_id = ${chat} and member_id = ${member} and standing = 'accepted'`.execute(tx)
  return numAffectedRows > 0n
}
