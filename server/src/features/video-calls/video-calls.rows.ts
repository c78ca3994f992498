/** SQL that reads calls, for those whose they are. */
import { silentSeconds } from '@commons/contract/video-calls.ts'
import { sql } from 'kysely'
import { authorColumns, type AuthorRow, authorTables } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { groupChats, ownsSeveral, runsSeveral } from '../../visibility/conversations.ts'
import { isGroupMember } from '../../visibility/groups.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
import { severalColumn, type SeveralRow } from '../chat/public.ts'
import { isMet, isOfTwo, ownSide } from '../../visibility/video-calls.ts'

export type CallState = 'ringing' | 'accepted' | 'declined' | 'missed' | 'busy' | 'ended'

/** A member beside a call, as JSON. */
export interface CallAuthor extends AuthorRow {
  user_id: number
}

/** A call as `viewer` sees it. */
export interface CallRow {
  id: number
  chat: number
  kind: 'members' | 'freelance' | 'group' | 'several'
  room: string
  state: CallState
  is_under_way: boolean
  caller_id: number | null
  /** The other of a call of two. */
  peer_id: number | null
  friend: CallAuthor | null
  group_id: number | null
  group: { group_id: number; group_name: string; avatar_key: string | null } | null
  /** The chat of several people, which is also `chat`. */
  several_id: number | null
  several: SeveralRow | null
  begun_by: CallAuthor | null
  has_camera: boolean
  is_incoming: boolean
  rings_until: Date
  /** In seconds; 0 once it doesn't ring. */
  rings_for: number
  rings_others: boolean
  accepted_at: Date | null
  places: number
  sfu_entry: string | null
  moderates: boolean
  is_removed: boolean
  /** The device of the viewer's that is in it, if any, and its entry. */
  device: string | null
  entry: string | null
}

/** A call rings up to its absolute end, even if nobody has marked it as missed yet. */
const stateNow = sql<CallState>`
  (case when k.state = 'ringing' and k.rings_until <= now() then 'missed' else k.state end)`

/** True where the device `dev` has lately said that it is there. */
export const isPresent = sql<boolean>`
  (dev.seen_at > now() - ${sql.lit(silentSeconds)} * interval '1 second')`

/** True where somebody is still in the call `k`: it rings, or a device has lately said that it is there. */
export const isUnderWay = sql<boolean>`
  (k.ended_at is null and case k.state when 'ringing' then k.rings_until > now()
    else exists (select from video_call_devices dev where dev.call_id = k.id and ${isPresent}) end)`

/** True where the group's call `k` rings for `member`. */
export const ringsFor = (member: Who) => sql<boolean>`
  (k.ended_at is null and k.rings_until > now()
    and (select true from video_call_rings ring where ring.call_id = k.id and ring.member_id = ${member}) is true)`

const ringsOthers = (viewer: Who) => sql<boolean>`
  (k.ended_at is null and k.rings_until > now() and case when ${isOfTwo}
    then k.state = 'ringing' and k.caller_id is not distinct from ${viewer}
    else exists (select from video_call_rings ring where ring.call_id = k.id and ring.member_id <> ${viewer}) end)`

// oxlint-disable-next-line commons/members-in-sight -- ownSide leaves out calls with hidden members, and who began a group's is asked about
const author = (member: Who) => sql`
  (select jsonb_build_object('user_id', m.id, 'username', m.username, 'full_name', m.full_name, 'is_bot', m.is_bot, 'avatar_key', face.key)
    from members m left join media face on face.id = m.avatar_id where m.id = ${member})`

const callColumns = (viewer: Who) => sql`
  k.id, k.conversation_id as chat, c.kind, k.room, ${stateNow} as state, ${isUnderWay} as is_under_way, k.caller_id,
  side.peer_id, ${author(sql`side.peer_id`)} as friend, side.group_id,
  (select jsonb_build_object('group_id', g.id, 'group_name', g.name, 'avatar_key', face.key)
    from groups g left join media face on face.id = g.avatar_id where g.id = side.group_id) as group, side.several_id,
  (select ${severalColumn(viewer)} from conversation_members s
    where s.conversation_id = side.several_id and s.member_id = ${viewer}) as several,
  case when k.caller_id = ${viewer} or ${notHidden(viewer, sql`k.caller_id`)} then ${author(sql`k.caller_id`)} end as begun_by,
  k.has_camera, k.rings_until,
  case when ${isOfTwo} then k.caller_id is distinct from ${viewer} else ${ringsFor(viewer)} end as is_incoming,
  case when ${isOfTwo} or ${ringsFor(viewer)}
    then greatest(0, extract(epoch from k.rings_until - now())) else 0 end::float8 as rings_for,
  ${ringsOthers(viewer)} as rings_others, k.accepted_at, k.places, k.sfu_entry, side.moderates,
  (select true from video_call_removals gone where gone.call_id = k.id and gone.member_id = ${viewer}) is true as is_removed,
  own.device, own.entry`

const callTables = (viewer: Who) => sql`
  ${ownSide(viewer)}
  left join video_call_devices own on own.call_id = k.id and own.member_id = ${viewer}`

const find = prepared<[viewer: number, call: number], CallRow>(
  'find_video_call',
  (viewer, id) => sql`
    select ${callColumns(viewer)} from video_calls k ${callTables(viewer)} where k.id = ${id}`,
)

/** Returns a member's call; undefined if it isn't theirs. */
export async function findCall(db: Db, viewer: number, id: number): Promise<CallRow | undefined> {
  const [row] = await find(db, viewer, id)
  return row
}

const findCurrent = prepared<[viewer: number], CallRow>(
  'find_current_video_call',
  // Each branch walks an index of calls that nobody has ended, or of the member's own few rows.
  (viewer) => sql`
    select ${callColumns(viewer)}
    from (
      select * from video_calls where caller_id = ${viewer} and ended_at is null and callee_id is not null
      union all select * from video_calls where callee_id = ${viewer} and ended_at is null
      union all select * from video_calls where ended_at is null and callee_id is null and id = any (array(
        select ring.call_id from video_call_rings ring where ring.member_id = ${viewer}
        union select dev.call_id from video_call_devices dev where dev.member_id = ${viewer}))) k
    ${callTables(viewer)}
    where ${isUnderWay} and (${isOfTwo} or own.device is not null or ${ringsFor(viewer)})
    order by (k.state = 'accepted' and (${isOfTwo} or own.device is not null)) desc, k.id desc limit 1`,
)

/** Returns the call that a member is in, or else the one that rings for or by them. */
export async function findCurrentCall(db: Db, viewer: number): Promise<CallRow | undefined> {
  const [row] = await findCurrent(db, viewer)
  return row
}

const findOfGroup = prepared<[viewer: number, group: number], CallRow>(
  'find_group_call',
  (viewer, group) => sql`
    select ${callColumns(viewer)} from video_calls k ${callTables(viewer)}
    where k.conversation_id = (select its.id from conversations its where its.group_id = ${group})
      and k.ended_at is null and ${isUnderWay}`,
)

/** Returns the call that is under way in a group, as one of its members sees it. */
export async function findGroupCall(db: Db, viewer: number, group: number): Promise<CallRow | undefined> {
  const [row] = await findOfGroup(db, viewer, group)
  return row
}

const findOfSeveral = prepared<[viewer: number, chat: number], CallRow>(
  'find_several_call',
  (viewer, chat) => sql`
    select ${callColumns(viewer)} from video_calls k ${callTables(viewer)}
    where k.conversation_id = ${chat} and side.several_id is not null and k.ended_at is null and ${isUnderWay}`,
)

/** Returns the call that is under way in a chat of several people, as one of them sees it. */
export async function findSeveralCall(db: Db, viewer: number, chat: number): Promise<CallRow | undefined> {
  const [row] = await findOfSeveral(db, viewer, chat)
  return row
}

/** True if there is such a chat of several people, and the viewer is in it. */
export async function isInSeveral(db: Db, viewer: number, chat: number): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_members where conversation_id = ${chat} and member_id = ${viewer} and entry is not null`.execute(
    db,
  )
  return rows.length > 0
}

/** True if there is such a group, and the viewer is a member of it. */
export async function isInGroup(db: Db, viewer: number, group: number): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${isGroupMember(sql`${viewer}::bigint`, sql`${group}::bigint`)} as yes`.execute(db)
  return rows[0]?.yes === true
}

export interface PersonRow extends AuthorRow {
  member_id: number
  entry: string
  moderates: boolean
  may_moderate: boolean
  mic: boolean
  camera: boolean
  screen: boolean
  hand_at: Date | null
  muted_at: Date | null
}

/** True where the member of the device `dev` leads the group or the chat of the call's `side`. */
const leads = sql<boolean>`
  (coalesce((select ${groupChats.moderates} from group_members s
      where s.group_id = side.group_id and s.member_id = dev.member_id), false)
    or coalesce((select ${runsSeveral} from conversation_members s
      where s.conversation_id = side.several_id and s.member_id = dev.member_id), false))`

/** True where they own it: nobody mutes or removes them. */
export const owns = sql<boolean>`
  (coalesce((select s.standing = 'owner' from group_members s
      where s.group_id = side.group_id and s.member_id = dev.member_id), false)
    or coalesce((select ${ownsSeveral} from conversation_members s
      where s.conversation_id = side.several_id and s.member_id = dev.member_id), false))`

/** Lists those who have entered a call and are there, as `viewer` meets them, in the order in which they entered. */
export const listPeople = prepared<[viewer: number, call: number], PersonRow>(
  'list_people_in_video_call',
  // oxlint-disable-next-line commons/members-in-sight -- isMet leaves out members whom the viewer doesn't see
  (viewer, call) => sql`
    select dev.member_id, dev.entry, dev.mic, dev.camera, dev.screen, dev.hand_at, dev.muted_at, ${authorColumns},
      ${leads} as moderates, (side.moderates and dev.member_id <> ${viewer} and not ${owns}) as may_moderate
    from video_calls k ${ownSide(viewer)}
    join video_call_devices dev on dev.call_id = k.id and dev.entry is not null and ${isPresent}
    ${authorTables(sql`dev.member_id`)}
    where k.id = ${call} and ${isMet(viewer, sql`dev.member_id`)}
    order by dev.entered_at, dev.member_id`,
)

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
