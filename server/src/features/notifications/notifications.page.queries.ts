/**
 * SQL of the bell's page and its count. One statement looks up candidates; a second one checks which of them
 * are still valid, using only the kinds that the first one found, for the page and the count together.
 */
import { mostCounted } from '@commons/contract/notifications/notifications.ts'
import type { NotificationGroup } from '@commons/contract/notifications/settings.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import type { Page } from '../../platform/call/page.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { GroupedKind, NotificationKind } from '../../platform/notification-kinds.ts'
import type { Member } from '../../platform/session/sessions.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
import type { NotificationRow } from './notifications.queries.ts'
import { mostLookedAt, overKinds, ownColumns, standing, whatItSays, whoActed } from './notifications.sql.ts'

interface Candidate {
  /** Positions from here down aren't looked at; null if there are none. */
  floor: number | null
  /** Null if there are no candidates. */
  id: number | null
  kind: string | null
  /** True if it may be on the page. The others are only unread. */
  is_listed: boolean | null
}

/** Lists the latest rows that may be on a page, and further unread ones. */
const listCandidates = prepared<
  [viewer: number, before: number, kinds: string[] | null, absent: string[], listed: number, unread: number],
  Candidate
>(
  'candidates_of_notifications',
  (viewer, before, only, absent, listed, unread) => sql`
    with bounds as materialized (select (
      select position from notifications where member_id = ${viewer} and position < ${before}
      order by position desc offset ${sql.lit(mostLookedAt)} limit 1) as floor),
    listed as materialized (
      select id, kind from notifications
      where member_id = ${viewer} and position < ${before} and position > coalesce((select floor from bounds), 0)
        and (${only}::text[] is null or kind = any (${only}::text[])) and kind <> all (${absent}::text[])
      order by position desc limit ${listed}::int)
    select bounds.floor, each.* from bounds left join (
      select id, kind, true as is_listed from listed
      union all
      select id, kind, false from (
        select id, kind from notifications
        where member_id = ${viewer} and not is_read and kind <> all (${absent}::text[])
        limit ${unread}::int) as unread
      where id not in (select id from listed)) as each on true`,
)

interface Face extends AuthorRow {
  id: number
}
export interface PageRow extends NotificationRow {
  faces: Face[] | null
}
type Nulls<Row> = { [K in keyof Row]: Row[K] | null }

const faces = (viewer: Who) => sql`
  (select json_agg(each) from (
    select m.id, ${authorColumns} from unnest(page.actors) as actor (id) join members m on m.id = actor.id ${faceTable}
    where ${notHidden(viewer, sql.ref('m.id'))}) as each)`

/**
 * Makes the statement that returns the page of valid notifications among candidates, and how many of all
 * valid ones are unread.
 */
const makeStatement = (kinds: readonly NotificationKind[], set: string) =>
  prepared<
    [viewer: number, listed: number[], others: number[], limit: number, offset: number],
    { unread: number } & Nulls<PageRow>
  >(
    `page_of_notifications_${set}`,
    (viewer, listed, others, limit, offset) => sql`
      with judged as materialized (
        select n.id, n.is_read, n.position, asked.is_listed, who.*
        from (
          select unnest(${listed}::bigint[]) as id, true as is_listed
          union all select unnest(${others}::bigint[]), false) as asked
        join notifications n on n.id = asked.id and n.member_id = ${viewer}
        -- For a notification that isn't listed, one valid act is enough.
        cross join lateral (${whoActed(sql`
          (select a.* from ${standing(kinds, viewer)}
            limit case when asked.is_listed then ${sql.lit(mostCounted)} else 1 end) a`)}) who),
      page as materialized (
        select * from judged where is_listed order by position desc limit ${limit}::int offset ${offset}::int)
      select (select least(count(*), ${sql.lit(mostCounted)})::int from judged where not is_read) as unread, each.*
      from (values (true)) as one left join (
        select ${ownColumns(viewer)}, page.actor_count, page.actors, ${faces(viewer)} as faces
        from page join notifications n on n.id = page.id
        cross join lateral (${whatItSays(kinds, sql.ref('page.act'))}) about) as each on true
      order by each.position desc`,
  )
const judge = overKinds(makeStatement)

interface PageOfNotifications {
  readonly unread: number
  readonly rows: PageRow[]
  /** Positions from here down weren't looked at. */
  readonly floor: number | undefined
}

/** All kinds, and the names of those of features that the network does without. */
export interface Told {
  readonly kinds: readonly NotificationKind[]
  readonly absent: readonly string[]
}

/** Returns the kinds that a member is told of; a token isn't of conversations and money beyond its scopes. */
export const toldBy = (
  { notificationKinds: kinds, settings }: Pick<Platform, 'notificationKinds' | 'settings'>,
  { token }: Partial<Pick<Member, 'token'>>,
): Told => {
  const isKept = ({ group, name }: GroupedKind) =>
    token !== undefined &&
    ((isOfChats(group, name) && !token.scopes.includes('chat')) ||
      (group === 'wallet' && !token.scopes.includes('wallet')))
  return {
    kinds,
    absent: kinds.flatMap((kind) => (settings.isAbsent(kind.partOf) || isKept(kind) ? [kind.name] : [])),
  }
}

const isOfChats = (group: NotificationGroup, name: string) =>
  group === 'chats' || name.startsWith('group_chat')

type Asked = Pick<Page, 'before' | 'limit' | 'offset'>

/** Returns a page out of this many candidates, and whether more of them would change nothing. */
async function listAmong(
  db: Db,
  { kinds, absent }: Told,
  viewer: number,
  { before, limit, offset }: Asked,
  only: readonly string[] | undefined,
  [most, mostUnread]: readonly [most: number, mostUnread: number],
): Promise<PageOfNotifications & { isEnough: boolean }> {
  const candidates = await listCandidates(
    db,
    viewer,
    before,
    only ? [...only] : null,
    [...absent],
    most,
    mostUnread,
  )
  const floor = candidates[0]?.floor ?? undefined
  const names = new Set(candidates.flatMap(({ kind }) => kind ?? []))
  if (names.size === 0) return { unread: 0, rows: [], floor, isEnough: true }
  const idsOf = (listed: boolean) =>
    candidates.flatMap(({ id, is_listed }) => (id !== null && is_listed === listed ? [id] : []))
  const [listed, others] = [idsOf(true), idsOf(false)]
  const found = await judge(kinds, names)(db, viewer, listed, others, limit, offset)
  const rows = found.filter((row): row is { unread: number } & PageRow => row.id !== null)
  const unread = found[0]?.unread ?? 0
  const isFull = rows.length >= limit || listed.length < most
  // Some of the unread ones may be among the listed.
  const isCounted = unread >= mostCounted || listed.length + others.length < mostUnread
  return { unread, rows, floor, isEnough: isFull && isCounted }
}

/** Returns a page of valid notifications, and how many valid ones are unread, counted to 100. */
export async function listNotifications(
  db: Db,
  told: Told,
  viewer: number,
  page: Asked,
  only?: readonly string[],
): Promise<PageOfNotifications> {
  const few = [page.offset + 2 * page.limit + 10, mostCounted + 50] as const
  const { isEnough, ...found } = await listAmong(db, told, viewer, page, only, few)
  // If few of them are still valid, all that may be looked at are.
  return isEnough ? found : listAmong(db, told, viewer, page, only, [mostLookedAt, mostLookedAt])
}

/** Counts valid unread notifications, up to 100. */
export async function countUnread(db: Db, told: Told, viewer: number): Promise<number> {
  return (await listNotifications(db, told, viewer, { before: 0, limit: 0, offset: 0 })).unread
}
