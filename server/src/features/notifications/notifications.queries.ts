/**
 * SQL of a member's single notifications. The statements name kinds, so they are made for the declared ones.
 */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import type { Who } from '../../visibility/members.ts'
import { mostLookedAt, overKinds, ownColumns, standing, whatItSays, whoActed } from './notifications.sql.ts'

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

const makeStatements = (kinds: readonly NotificationKind[], set: string) => {
  /** The notifications `which` that have something to tell `viewer`, and what they tell. */
  const shown = (viewer: Who, which: Who) => sql<NotificationRow>`
    select ${ownColumns(viewer)}, who.actor_count, who.actors
    from notifications n
    cross join lateral (${whoActed(standing(kinds, viewer))}) who
    cross join lateral (${whatItSays(kinds, sql.ref('who.act'))}) about
    where n.member_id = ${viewer} and ${which}`

  const listThese = prepared<[viewer: number, ids: number[]], NotificationRow>(
    `these_notifications_${set}`,
    (viewer, ids) => sql`${shown(viewer, sql`n.id = any (${ids}::bigint[])`)} order by n.position desc`,
  )

  /**
   * Lists unread notifications that came since, of kinds that are mailed: out of the latest, some of which
   * may have nothing to tell any more.
   */
  const listForMail = prepared<[viewer: number, since: Date, quiet: string[]], NotificationRow>(
    `notifications_for_mail_${set}`,
    (viewer, since, quiet) =>
      sql`${shown(
        viewer,
        sql`n.id = any (array(
        select unread.id from notifications unread
        left join notification_settings chosen on chosen.member_id = unread.member_id and chosen.kind = unread.kind
        where unread.member_id = ${viewer} and not unread.is_read and unread.acted_at > ${since}::timestamptz
          and coalesce(chosen.mail, unread.kind <> all (${quiet}::text[]))
        order by unread.position desc limit ${sql.lit(mostLookedAt)}))`,
      )} order by n.position desc limit 11`,
  )

  return {
    /** Lists those of these notifications that have something to tell their member. */
    these: listThese,
    async forMail(db: Db, viewer: number, since: Date): Promise<NotificationRow[]> {
      const quiet = kinds.filter(({ tells }) => !tells.mail).map(({ name }) => name)
      return listForMail(db, viewer, since, quiet)
    },
  }
}

/** Returns the statements for all kinds, or for those with these names. */
export const notificationsOf = overKinds(makeStatements)

/** Marks all of a member's notifications as read. */
export async function readAll(db: Db, member: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: true, is_flashed: true })
    .where('member_id', '=', member)
    .where('is_read', '=', false)
    .execute()
}

/** Marks a notification as read and flashed; false if the member has no such notification. */
export async function readOne(db: Db, member: number, id: number): Promise<boolean> {
  return set(db, member, id, { is_read: true, is_flashed: true })
}

/** Marks a notification as flashed; false if the member has no such notification. */
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
