/** Whose calls are whose: only the two who talk, while no block is between them. */
import { sql } from 'kysely'
import { isAway, type Who } from './members.ts'

/** Joins `s`, the row of `viewer` in the conversation of the call `k`; no row where the call isn't theirs. */
export const ownSide = (viewer: Who) => sql`
  join conversation_members s on s.conversation_id = k.conversation_id and s.member_id = ${viewer}
    and not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)}`

/** Rows: those of the calls with these ids that are the viewer's. */
export const ownVideoCalls = (viewer: Who, ids: Who) => sql<{ id: number }>`
  select k.id from video_calls k ${ownSide(viewer)} where k.id = any (${ids}::bigint[])`
