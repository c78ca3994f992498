/** Whose calls are whose: those of two are theirs while no block is between them, those of a group its members'. */
import { sql } from 'kysely'
import { groupChats } from './conversations.ts'
import { isGroupMember } from './groups.ts'
import { isAway, notHidden, type Who } from './members.ts'

/**
 * Joins `c`, the conversation of the call `k`, and `side`, how `viewer` stands to the call; no row where it isn't
 * theirs. `side` has the other of a call of two, or the group, and whether the viewer leads it.
 */
export const ownSide = (viewer: Who) => sql`
  join conversations c on c.id = k.conversation_id
  join lateral (
    select s.peer_id, null::bigint as group_id, false as moderates
    from conversation_members s
    where s.conversation_id = c.id and s.member_id = ${viewer} and c.kind <> 'group'
      and not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)}
    union all
    select null, g.id, ${groupChats.moderates} from (select c.group_id) c ${groupChats.standing(viewer)}) side on true`

/**
 * True where `viewer`, whose `side` of a call is known, meets `other` there: members with a block between them don't
 * meet in a group's call either, nor is anybody met who is no longer a member.
 */
export const isMet = (viewer: Who, other: Who) => sql<boolean>`
  (${other} = ${viewer} or (${notHidden(viewer, other)}
    and (side.group_id is null or ${isGroupMember(other, sql`side.group_id`)})))`

/** Rows: those of the calls with these ids that are the viewer's. */
export const ownVideoCalls = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select k.id from video_calls k ${ownSide(viewer)} where k.id = any (${ids}::bigint[])`
