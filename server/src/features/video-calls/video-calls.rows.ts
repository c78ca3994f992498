/** SQL that reads calls, for one of the two who talk. */
import { silentSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import { authorColumns, type AuthorRow, authorTables } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { Who } from '../../visibility/members.ts'
import { ownSide } from '../../visibility/video-calls.ts'

export type CallState = 'ringing' | 'accepted' | 'declined' | 'missed' | 'busy' | 'ended'

/** A call as `viewer` sees it: `peer_id` is the other. */
export interface CallRow extends AuthorRow {
  id: number
  chat: number
  kind: 'members' | 'freelance'
  room: string
  state: CallState
  caller_id: number | null
  peer_id: number
  has_camera: boolean
  rings_until: Date
  /** In seconds; 0 once it doesn't ring. */
  rings_for: number
  accepted_at: Date | null
  /** The device of the viewer's that is in it, if any, and the entries of both. */
  device: string | null
  entry: string | null
  peer_entry: string | null
}

/** A call rings up to its absolute end, even if nobody has marked it as missed yet. */
const stateNow = sql<CallState>`
  (case when k.state = 'ringing' and k.rings_until <= now() then 'missed' else k.state end)`

/** True where somebody is still in the call `k`: it rings, or a device has lately said that it is there. */
export const isUnderWay = sql<boolean>`
  (k.ended_at is null and case k.state when 'ringing' then k.rings_until > now()
    else exists (select from video_call_devices dev
      where dev.call_id = k.id and dev.seen_at > now() - ${sql.lit(silentSeconds)} * interval '1 second') end)`

const callColumns = sql`
  k.id, k.conversation_id as chat, c.kind, k.room, ${stateNow} as state, k.caller_id, s.peer_id, k.has_camera,
  k.rings_until, greatest(0, extract(epoch from k.rings_until - now()))::float8 as rings_for, k.accepted_at,
  own.device, own.entry, theirs.entry as peer_entry, ${authorColumns}`

// oxlint-disable-next-line commons/members-in-sight -- ownSide leaves out calls with a block between the two, and with members who are away
const callTables = (viewer: Who) => sql`
  ${ownSide(viewer)}
  join conversations c on c.id = k.conversation_id
  left join video_call_devices own on own.call_id = k.id and own.member_id = ${viewer}
  left join video_call_devices theirs on theirs.call_id = k.id and theirs.member_id = s.peer_id
  ${authorTables(sql`s.peer_id`)}`

const find = prepared<[viewer: number, call: number], CallRow>(
  'find_video_call',
  (viewer, id) => sql`select ${callColumns} from video_calls k ${callTables(viewer)} where k.id = ${id}`,
)

/** Returns a member's call; undefined if it isn't theirs. */
export async function findCall(db: Db, viewer: number, id: number): Promise<CallRow | undefined> {
  const [row] = await find(db, viewer, id)
  return row
}

const findCurrent = prepared<[viewer: number], CallRow>(
  'find_current_video_call',
  (viewer) => sql`
    select ${callColumns}
    from (
      select * from video_calls where caller_id = ${viewer} and ended_at is null
      union all select * from video_calls where callee_id = ${viewer} and ended_at is null) k
    ${callTables(viewer)}
    where ${isUnderWay} order by (k.state = 'accepted') desc, k.id desc limit 1`,
)

/** Returns the call that a member is in, or else the one that rings for or by them. */
export async function findCurrentCall(db: Db, viewer: number): Promise<CallRow | undefined> {
  const [row] = await findCurrent(db, viewer)
  return row
}

export interface SignalRow {
  id: number
  from_entry: string
  content: string
}

/** Lists signals to an entry, oldest first. */
export const listSignals = prepared<[call: number, entry: string, since: number], SignalRow>(
  'list_video_call_signals',
  (call, entry, since) => sql`
    select id, from_entry, content from video_call_signals
    where to_entry = ${entry}::uuid and call_id = ${call} and id > ${since} order by id limit 200`,
)
