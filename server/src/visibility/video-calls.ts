/**
 * Whose calls are whose: those of two are theirs while no block is between them, those of a group its members', and
 * those of several people in a chat theirs.
 */
import { sql } from 'kysely'
import { groupChats, runsSeveral } from './conversations.ts'
import { isGroupMember } from './groups.ts'
import { isAway, notHidden, type Who } from './members.ts'

/**
 * Joins `c`, the conversation of the call `k`, and `side`, how `viewer` stands to the call; no row where it isn't
 * theirs. `side` has the other of a call of two, or the group, or the chat of several, and whether the viewer leads it.
 */
export const ownSide = (viewer: Who) => sql`
  join conversations c on c.id = k.conversation_id
  join lateral (
    select s.peer_id, null::bigint as group_id, null::bigint as several_id, false as moderates
    from conversation_members s
    where s.conversation_id = c.id and s.member_id = ${viewer} and c.kind <> 'group'
      and not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)}
    union all
    select null, null, c.id, ${runsSeveral}
    from conversation_members s
    where s.conversation_id = c.id and s.member_id = ${viewer} and c.kind = 'several' and s.entry is not null
    union all
    select null, g.id, null, ${groupChats.moderates} from (select c.group_id) c ${groupChats.standing(viewer)}) side on true`

/**
 * True where `viewer`, whose `side` of a call is known, meets `other` there: members with a block between them don't
 * meet in a call of many either, nor is anybody met who is no longer in the group or the chat.
 */
export const isMet = (viewer: Who, other: Who) => sql<boolean>`
  (${other} = ${viewer} or (${notHidden(viewer, other)}
    and (side.group_id is null or ${isGroupMember(other, sql`side.group_id`)})
    and (side.several_id is null or exists (select from conversation_members theirs
      where theirs.conversation_id = side.several_id and theirs.member_id = ${other}))))`

/** True where `side` is that of a call of two. */
export const isOfTwo = sql<boolean>`(side.group_id is null and side.several_id is null)`

/** Rows: those of the calls with these ids that are the viewer's. */
export const ownVideoCalls = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select k.id from video_calls k ${ownSide(viewer)} where k.id = any (${ids}::bigint[])`
