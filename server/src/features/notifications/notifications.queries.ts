/** All SQL of a member's notifications. The statements name every kind, so they are made of the declared ones. */
import { sql } from 'kysely'
import type { Page } from '../../platform/call/page.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import type { Who } from '../../visibility/members.ts'
import { byKind, mostLookedAt, standing, unreadCount } from './notifications.sql.ts'

export interface NotificationRow {
  id: number
  kind: string
  position: number
  is_read: boolean
  is_flashed: boolean
  acted_at: Date
  actor_count: number
  /** The last three, latest first. */
  actors: number[] | null
  link: string
  excerpt: string | null
  post: number | null
  comment: number | null
  is_liked: boolean
}

interface PageRow {
  unread: number
  /** The position behind which nothing was looked at; null where that is the end. */
  floor: number | null
}

type Nulls<Row> = { [K in keyof Row]: Row[K] | null }

function makeStatements(kinds: readonly NotificationKind[]) {
  /** The notifications `which`, of those that tell `viewer` anything, and what they tell. */
  const shown = (viewer: Who, which: Who) => sql`
    select n.id, n.kind, n.position, n.is_read, n.acted_at, who.actor_count, who.actors, about.*,
      n.is_flashed or is_quiet(${viewer}) or (
        select not popovers from notification_preferences where member_id = ${viewer}) is true as is_flashed,
      (select r.kind = 'like' from reactions r
        where r.object_id = about.post and r.member_id = ${viewer}) is true as is_liked
    from notifications n
    cross join lateral (
      select count(per.actor_id)::int as actor_count, max(per.act) as act,
        (array_agg(per.actor_id order by per.act desc) filter (where per.actor_id is not null))[1:3] as actors
      from (select a.actor_id, max(a.id) as act from ${standing(kinds, viewer)} group by a.actor_id) per
      having count(*) > 0) who
    cross join lateral (
      select ${byKind(kinds, ({ link }) => link)} as link,
        ${byKind(kinds, ({ excerpt }) => excerpt)} as excerpt,
        ${byKind(kinds, ({ post }) => post)} as post,
        ${byKind(kinds, ({ comment }) => comment)} as comment
      from notification_acts a where a.notification_id = n.id and a.id = who.act) about
    where n.member_id = ${viewer} and ${which}`

  const listPage = prepared<
    [viewer: number, before: number, limit: number, offset: number, kinds: string[] | null],
    PageRow & Nulls<NotificationRow>
  >(
    'page_of_notifications',
    (viewer, before, limit, offset, only) => sql`
      with bounds as materialized (select (
        select position from notifications where member_id = ${viewer} and position < ${before}
        order by position desc offset ${mostLookedAt} limit 1) as floor),
      page as (
        ${shown(
          viewer,
          sql`n.position < ${before} and n.position > coalesce((select floor from bounds), 0)
            and (${only}::text[] is null or n.kind = any (${only}::text[]))`,
        )}
        order by n.position desc limit ${limit}::int offset ${offset}::int)
      select ${unreadCount(kinds, viewer)} as unread, bounds.floor, page.*
      from bounds left join page on true order by page.position desc`,
  )

  const listThese = prepared<[viewer: number, ids: number[]], NotificationRow>(
    'these_notifications',
    (viewer, ids) => sql`${shown(viewer, sql`n.id = any (${ids}::bigint[])`)} order by n.position desc`,
  )

  /** Unread ones that came since, of kinds that are mailed: the latest, some of which may tell nothing any more. */
  const listForMail = prepared<[viewer: number, since: Date, quiet: string[]], NotificationRow>(
    'notifications_for_mail',
    (viewer, since, quiet) =>
      sql`${shown(
        viewer,
        sql`n.id = any (array(
        select u.id from notifications u
        left join notification_settings s on s.member_id = u.member_id and s.kind = u.kind
        where u.member_id = ${viewer} and not u.is_read and u.acted_at > ${since}::timestamptz
          and coalesce(s.mail, u.kind <> all (${quiet}::text[]))
        order by u.position desc limit ${mostLookedAt}))`,
      )} order by n.position desc limit 11`,
  )

  const countUnread = prepared<[viewer: number], { unread: number }>(
    'count_unread_notifications',
    (viewer) => sql`select ${unreadCount(kinds, viewer)} as unread`,
  )

  return {
    async list(
      db: Db,
      viewer: number,
      { before, limit, offset }: Page,
      only: readonly string[] | undefined,
    ): Promise<{ unread: number; rows: NotificationRow[]; floor: number | undefined }> {
      const found = await listPage(db, viewer, before, limit, offset, only ? [...only] : null)
      return {
        unread: found[0]?.unread ?? 0,
        floor: found[0]?.floor ?? undefined,
        rows: found.filter((row): row is PageRow & NotificationRow => row.id !== null),
      }
    },
    /** Of these, those that tell their member anything. */
    these: listThese,
    async forMail(db: Db, viewer: number, since: Date): Promise<NotificationRow[]> {
      const quiet = kinds.filter(({ tells }) => !tells.mail).map(({ name }) => name)
      return listForMail(db, viewer, since, quiet)
    },
    async countUnread(db: Db, viewer: number): Promise<number> {
      return (await countUnread(db, viewer))[0]?.unread ?? 0
    },
  }
}

const made = new WeakMap<readonly NotificationKind[], ReturnType<typeof makeStatements>>()

/** The statements over these kinds, which are all that there are. */
export function notificationsOf(kinds: readonly NotificationKind[]): ReturnType<typeof makeStatements> {
  const statements = made.get(kinds) ?? makeStatements(kinds)
  made.set(kinds, statements)
  return statements
}

/** Marks all of a member's as read. */
export async function readAll(db: Db, member: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: true, is_flashed: true })
    .where('member_id', '=', member)
    .where('is_read', '=', false)
    .execute()
}

/** Marks one as read, and as flashed; false where the member has none such. */
export async function readOne(db: Db, member: number, id: number): Promise<boolean> {
  return set(db, member, id, { is_read: true, is_flashed: true })
}

/** Marks one as flashed; false where the member has none such. */
export async function flashOne(db: Db, member: number, id: number): Promise<boolean> {
  return set(db, member, id, { is_flashed: true })
}

async function set(
  db: Db,
  member: number,
  id: number,
  values: { is_read?: boolean; is_flashed: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(values)
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
