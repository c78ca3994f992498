/** SQL of announcements. */
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { AnnouncementRow } from '../../../platform/settings/announcements.ts'

export interface ListedRow extends AnnouncementRow {
  readonly created_by: { user_id: number; full_name: string; username: string } | null
  readonly dismissals: number
}

export async function listAnnouncements(db: Db, { before, limit, offset }: Page): Promise<ListedRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- admins see everybody
  const { rows } = await sql<ListedRow>`
    select an.id, an.text_en, an.text_cs, an.link, an.for_visitors, an.starts_at, an.ends_at,
      (select json_build_object('user_id', m.id, 'full_name', m.full_name, 'username', m.username)
        from members m where m.id = an.created_by) as created_by,
      (select count(*) from announcement_dismissals d where d.announcement_id = an.id) as dismissals
    from announcements an where an.id < ${before} order by an.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** Has admins who announce something wait for each other: its number has a limit. */
export async function lockAnnouncements(tx: Tx): Promise<void> {
  await sql`lock table announcements in share row exclusive mode`.execute(tx)
}

/** Counts those other than `id` that haven't ended. */
export async function countStanding(tx: Tx, id: number | null = null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from announcements where (ends_at is null or ends_at > ${now()})
      and id is distinct from ${id}::bigint`.execute(tx)
  return rows[0]?.count ?? 0
}

export type NewAnnouncement = Omit<AnnouncementRow, 'id'>

/** The row of an announcement. Its columns are named: what a call takes has more, such as the call's key. */
const rowOf = ({ text_en, text_cs, link, for_visitors, starts_at, ends_at }: NewAnnouncement) => ({
  text_en,
  text_cs,
  link,
  for_visitors,
  starts_at,
  ends_at,
  is_told: starts_at <= now() && (ends_at === null || ends_at > now()),
})

export async function addAnnouncement(tx: Tx, announcement: NewAnnouncement, by: number): Promise<number> {
  const { id } = await tx
    .insertInto('announcements')
    .values({ ...rowOf(announcement), created_at: now(), created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findAnnouncement = (tx: Tx, id: number): Promise<AnnouncementRow | undefined> =>
  tx
    .selectFrom('announcements')
    .select(['id', 'text_en', 'text_cs', 'link', 'for_visitors', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function setAnnouncement(tx: Tx, id: number, announcement: NewAnnouncement): Promise<void> {
  await tx.updateTable('announcements').set(rowOf(announcement)).where('id', '=', id).execute()
}

export async function removeAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('announcements').where('id', '=', id).execute()
}

/** Notes that the member doesn't want to see it any more; returns whether there is such an announcement. */
export async function dismiss(tx: Tx, id: number, member: number): Promise<boolean> {
  // The lock has whoever deletes it wait, so that no dismissal is left without its announcement.
  const { rows } = await sql`
    with shown as (select id from announcements where id = ${id} for key share),
    noted as (
      insert into announcement_dismissals (announcement_id, member_id, dismissed_at)
      select id, ${member}, ${now()} from shown on conflict do nothing)
    select id from shown`.execute(tx)
  return rows.length > 0
}

/** Returns which of these the member has dismissed. */
export async function listDismissed(db: Db, ids: readonly number[], member: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('announcement_dismissals')
    .select('announcement_id')
    .where('announcement_id', 'in', ids)
    .where('member_id', '=', member)
    .execute()
  return new Set(rows.map(({ announcement_id }) => announcement_id))
}

/** Notes which announcements have begun or ended since pages were told; returns whether any has. */
export async function noteTold(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    update announcements an set is_told = not an.is_told
    where an.is_told <> (an.starts_at <= ${now()} and (an.ends_at is null or an.ends_at > ${now()}))
    returning an.id`.execute(tx)
  return rows.length > 0
}
