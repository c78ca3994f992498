/** SQL of what two moderators remove for good. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { ReportKind, ReportKindName } from '../../../platform/report-kinds.ts'
import { named, type NamedRow } from '../queue/queue.queries.ts'
import { setDeleted } from '../queue/queue.writing.queries.ts'

export interface PurgeRow {
  readonly decision_id: number
  readonly report_id: number
  readonly kind: ReportKindName
  readonly member: NamedRow | null
  readonly asked: NamedRow | null
  readonly asked_at: Date
  readonly reason: string
}

/** Lists what waits for a second moderator, the longest wait first. */
export async function listPurges(db: Db): Promise<PurgeRow[]> {
  const { rows } = await sql<PurgeRow>`
    select pu.decision_id, latest.id as report_id, de.kind, ${named(sql.ref('de.member_id'))} as member,
      ${named(sql.ref('pu.asked_by'))} as asked, pu.asked_at, pu.reason
    from purges pu join decisions de on de.id = pu.decision_id
    cross join lateral (select r.id from reports r where r.decision_id = de.id order by r.id desc limit 1) as latest
    where pu.purged_at is null and de.undone_at is null
    order by pu.asked_at limit 50`.execute(db)
  return rows
}

export interface Asked {
  readonly asked_by: number | null
  readonly reason: string
  readonly purged_at: Date | null
}

/** Returns whether an appeal against a locked decision waits. */
export async function isAppealed(tx: Tx, decision: number): Promise<boolean> {
  const { rows } =
    await sql`select from appeals where decision_id = ${decision} and state in ('waiting', 'jury')`.execute(
      tx,
    )
  return rows.length > 0
}

/** Returns what was asked about a locked decision. */
export async function findPurge(tx: Tx, decision: number): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select asked_by, reason, purged_at from purges where decision_id = ${decision}`.execute(tx)
  return rows[0]
}

export async function addPurge(tx: Tx, decision: number, by: number, reason: string): Promise<void> {
  await sql`insert into purges (decision_id, asked_by, reason) values (${decision}, ${by}, ${reason})`.execute(
    tx,
  )
}

export async function removePurge(tx: Tx, decision: number): Promise<void> {
  await sql`delete from purges where decision_id = ${decision}`.execute(tx)
}

interface Hidden {
  readonly id: number
  readonly reported_id: number
  readonly kind: ReportKindName
}

/** Gives what a locked decision hides to the purges, and forgets its words wherever moderators could read them. */
export async function purge(
  tx: Tx,
  kind: ReportKind,
  { id, kind: name, reported_id }: Hidden,
  by: number,
): Promise<void> {
  await sql`select set_config('commons.deciding', 'on', true)`.execute(tx)
  // Deleted longer ago than any undo reaches: the next purge of its kind removes it with its files.
  await setDeleted(tx, kind, reported_id, {
    at: sql`now() - interval '40 days'`,
    isSo: sql`${sql.ref(`${kind.as}.deleted_at`)} = held_by(${id})`,
  })
  await kind.empty?.(tx, reported_id)
  await sql`select set_config('commons.deciding', '', true)`.execute(tx)
  await sql`
    update reports set shown = '{}', evidence = null where kind = ${name} and reported_id = ${reported_id}`.execute(
    tx,
  )
  await sql`
    update decisions set shown = '{}' where kind = ${name} and reported_id = ${reported_id}`.execute(tx)
  await sql`
    update purges set confirmed_by = ${by}, purged_at = now() where decision_id = ${id}`.execute(tx)
}
