/**
 * SQL that writes two members' standing in their conversation. Both rows of a pair are locked in the order of
 * their members, and before the conversation, as messages lock them.
 */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { pairChats } from '../../visibility/conversations.ts'
import { isFollowing, notHidden } from '../../visibility/members.ts'
import type { ChatKind } from './chat.rows.ts'

const add = prepared<[viewer: number, friend: number, kind: ChatKind], { id: number }>(
  'add_chat',
  (viewer, friend, kind) => sql`
    with made as (
      insert into conversations (kind, low_id, high_id, last_at)
      select ${kind}::text, least(m.id, ${viewer}::bigint), greatest(m.id, ${viewer}::bigint), now()
      from members m where m.id = ${friend} and ${notHidden(viewer, sql`m.id`)}
      on conflict (low_id, high_id, kind) where kind <> 'group' do nothing
      returning id),
    stand as (
      insert into conversation_members (conversation_id, member_id, peer_id, standing)
      select made.id, ${viewer}::bigint, ${friend}::bigint, 'accepted' from made
      union all
      select made.id, ${friend}::bigint, ${viewer}::bigint,
        case when ${isFollowing(friend, viewer)} then 'accepted' else 'requested' end from made)
    select id from made`,
)

/**
 * Adds the conversation of two members; undefined if it exists, or if one is hidden from the other. The
 * caller has locked the pair.
 */
export async function addChat(
  tx: Db,
  viewer: number,
  friend: number,
  kind: ChatKind,
): Promise<number | undefined> {
  const [row] = await add(tx, viewer, friend, kind)
  return row?.id
}

type OwnChange = { id: number }

const accept = prepared<[member: number, chat: number], OwnChange>(
  'accept_chat',
  (member, chat) => sql`
    update conversation_members set standing = 'accepted'
    where conversation_id = ${chat} and member_id = ${member} returning conversation_id as id`,
)

const decline = prepared<[member: number, chat: number], OwnChange>(
  'decline_chat',
  (member, chat) => sql`
    update conversation_members s set standing = 'declined', box = 'closed', cleared_seq = c.last_seq
    from conversations c
    where c.id = s.conversation_id and s.conversation_id = ${chat} and s.member_id = ${member}
      and s.standing = 'requested'
    returning c.id`,
)

const setBox = prepared<[member: number, chat: number, box: 'open' | 'minimized' | 'closed'], OwnChange>(
  'set_chat_box',
  (member, chat, box) => sql`
    update conversation_members s set box = ${box}, closed_seq = c.last_seq
    from conversations c
    where c.id = s.conversation_id and s.conversation_id = ${chat} and s.member_id = ${member}
    returning c.id`,
)

/** Locks both members of the conversation, if `member` is one of them. */
const lockBoth = prepared<[member: number, chat: number], OwnChange>(
  'lock_chat',
  (member, chat) => sql`
    select s.conversation_id as id from conversation_members s
    where s.conversation_id = ${chat}
      and (select true from conversation_members me where me.conversation_id = ${chat} and me.member_id = ${member})
    order by s.member_id for no key update`,
)

/** Whether there is a block is read after the lock: one that was being made then counts. */
const clear = prepared<[member: number, chat: number], OwnChange>(
  'clear_chat',
  (member, chat) => sql`
    -- After a block, members empty their own side only: the other may have to report what was said.
    with emptied as (
      update conversations c set last_change = c.last_change + 1,
        gone_seq = (select min(case when s.is_blocked and s.member_id <> ${member} then s.cleared_seq else c.last_seq end)
          from conversation_members s where s.conversation_id = c.id)
      where c.id = ${chat} returning c.*),
    cleared as (
      update conversation_members s
      set cleared_seq = emptied.last_seq, closed_seq = emptied.last_seq, box = 'closed'
      from emptied where s.conversation_id = emptied.id and (s.member_id = ${member} or not s.is_blocked))
    select id from emptied`,
)

const keep = prepared<[member: number, chat: number, days: number], OwnChange>(
  'keep_chat_for_days',
  (member, chat, days) => sql`
    with mine as materialized (
      select s.conversation_id as id from conversation_members s
      where s.conversation_id = ${chat} and s.member_id = ${member} and s.entry is null and ${pairChats.mayWrite} for share)
    update conversations c set keep_days = ${days}::int from mine where c.id = mine.id returning c.id`,
)

const only = async (rows: Promise<OwnChange[]>) => (await rows).length > 0

/** Each returns whether the member is in the conversation and the change could be made. */
export const chatWrites = {
  accept: (tx: Db, member: number, chat: number) => only(accept(tx, member, chat)),
  decline: (tx: Db, member: number, chat: number) => only(decline(tx, member, chat)),
  setBox: (tx: Db, member: number, chat: number, box: 'open' | 'minimized' | 'closed') =>
    only(setBox(tx, member, chat, box)),
  /** Clears it for both, or only for the member if there is a block between them. */
  clear: async (tx: Db, member: number, chat: number) =>
    (await only(lockBoth(tx, member, chat))) && only(clear(tx, member, chat)),
  keepFor: (tx: Db, member: number, chat: number, days: number) => only(keep(tx, member, chat, days)),
}
