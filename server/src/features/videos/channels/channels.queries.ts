/** SQL that reads channels. */
import type { ChannelRole, CollaboratorRole } from '@commons/contract/videos/channels.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { roleIn, staffOf, visibleChannel } from '../../../visibility/channels.ts'
import { isFindable, type Who } from '../../../visibility/members.ts'
import type { Hold } from '../../../visibility/object-kind.ts'
import { queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'

/** Invitations that a list has at most. */
const mostInvitations = 100

/** The channel `ch`. */
const ofChannel = { channel: sql.ref('ch.id'), owner: sql.ref('ch.owner_id') }

/** A channel as the viewer sees it. */
export interface ChannelRow {
  id: number
  owner_id: number
  username: string
  name: string
  handle: string
  about: string
  links: string[]
  picture_key: string | null
  banner_key: string | null
  subscribers: number
  videos: number
  subscribed: boolean
  muted: boolean
  role: ChannelRole | null
  invited_as: CollaboratorRole | null
  is_offered: boolean
  share_proposed: number | null
  created_at: Date
  comment_hold: Hold
}

/** A channel in a list. */
export interface ListedChannelRow extends ChannelRow {
  /** Its place in the list: the cursor. */
  at: number
}

/** Columns of the channel `ch`, which `viewer` may see, with its `channelTables`. */
const channelColumns = (viewer: Who) => sql`
  ch.id, ch.owner_id, m.username, ch.name, ch.handle, ch.about, ch.links, picture.key as picture_key,
  banner.key as banner_key, n.subscribers, n.videos, ch.created_at, ch.comment_hold,
  (select true from channel_subscriptions s where s.channel_id = ch.id and s.member_id = ${viewer}) is true as subscribed,
  (select s.is_muted from channel_subscriptions s where s.channel_id = ch.id and s.member_id = ${viewer}) is true as muted,
  ${roleIn(viewer, ofChannel)} as role,
  (select staff.role from channel_collaborators staff
    where staff.channel_id = ch.id and staff.member_id = ${viewer} and staff.accepted_at is null) as invited_as,
  (select staff.offered_at is not null from channel_collaborators staff
    where staff.channel_id = ch.id and staff.member_id = ${viewer}) is true as is_offered,
  (select mine.proposed from channel_shares mine where mine.channel_id = ch.id and mine.member_id = ${viewer}) as share_proposed`
// oxlint-disable-next-line commons/members-in-sight -- joined only to channels that the viewer sees
const channelTables = sql`
  join members m on m.id = ch.owner_id
  join channel_counts n on n.channel_id = ch.id
  left join media picture on picture.id = ch.avatar_id
  left join media banner on banner.id = ch.banner_id`

const find = prepared<[viewer: number, channel: number], ChannelRow>(
  'find_channel',
  (viewer, channel) => sql`
    select ${channelColumns(viewer)} from channels ch ${channelTables}
    where ch.id = ${channel} and ${visibleChannel(viewer)}`,
)

/** Returns a channel; undefined where `viewer` doesn't see it. */
export async function findChannel(db: Db, viewer: number, channel: number): Promise<ChannelRow | undefined> {
  return (await find(db, viewer, channel))[0]
}

/** Lists a member's own channels, oldest first, and then those that they run with others. */
export const listOwnChannels = prepared<[member: number], ChannelRow>(
  'list_own_channels',
  (member) => sql`
    select ${channelColumns(member)} from (
      select own.id, 0 as nth from channels own where own.owner_id = ${member}
      union all
      select staff.channel_id, 1 from channel_collaborators staff
      where staff.member_id = ${member} and staff.accepted_at is not null) as theirs
    join channels ch on ch.id = theirs.id ${channelTables}
    where ${visibleChannel(member)} order by theirs.nth, ch.id`,
)

/** Lists the channels that a member is invited to, latest invitation first. */
export const listInvitations = prepared<[member: number], ChannelRow>(
  'list_channel_invitations',
  (member) => sql`
    select ${channelColumns(member)} from channel_collaborators invited
    join channels ch on ch.id = invited.channel_id ${channelTables}
    where invited.member_id = ${member} and invited.accepted_at is null and ${visibleChannel(member)}
    order by invited.invited_at desc, ch.id limit ${sql.lit(mostInvitations)}`,
)

/** Returns the members who run a channel, its owner first. */
export async function listStaff(db: Db, channel: number): Promise<number[]> {
  const { rows } = await sql<{ staff: number[] }>`
    select ${staffOf(ofChannel)} as staff from channels ch where ch.id = ${channel}`.execute(db)
  return rows[0]?.staff ?? []
}

/** Rows: the channels of `page` (rows of `id` and `at`, all visible to `viewer`), in its order. */
export const listedChannels = (viewer: Who, page: RawBuilder<unknown>) => sql<ListedChannelRow>`
  select page.at, ${channelColumns(viewer)} from (${page}) as page join channels ch on ch.id = page.id ${channelTables}
  order by page.at desc`

type PageArguments = [viewer: number, before: number, limit: number, offset: number]

/** Lists all channels, newest first. */
export const listAllChannels = prepared<PageArguments, ListedChannelRow>(
  'list_all_channels',
  (viewer, before, limit, offset) =>
    listedChannels(
      viewer,
      sql`select ch.id, ch.id as at from channels ch
        where ch.deleted_at is null and ch.id < ${before} and ${visibleChannel(viewer)}
        order by ch.id desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Channels found by a search, and of how many with a common word. */
const mostFound = sql.lit(10)
const mostSearched = sql.lit(200)

/** Lists channels whose names have these words, those with the most subscribers first. */
export const searchChannels = prepared<[viewer: number, text: string], ChannelRow>(
  'search_channels',
  (viewer, text) => sql`
    with given as materialized (
      select ${queryOf(sql.ref('words'))}::tsquery as sought from (select ${typedWords(text)} as words) as typed),
    found as materialized (
      select ch.id from channels ch where ch.deleted_at is null and ch.words @@ (select sought from given) limit ${mostSearched})
    select ${channelColumns(viewer)} from found join channels ch on ch.id = found.id ${channelTables}
    where ${visibleChannel(viewer)} and ${isFindable(viewer, sql.ref('ch.owner_id'))} order by n.subscribers desc, ch.id limit ${mostFound}`,
)

/** Pages of this many of a channel's latest videos are told of a change. */
const mostTold = 200

/** Returns the latest published videos of a channel, deleted or not, whose pages may be open. */
export async function listVideosToTell(db: Db, channel: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from videos where channel_id = ${channel} and position is not null
    order by place desc limit ${sql.lit(mostTold)}`.execute(db)
  return rows.map(({ id }) => id)
}
