/** SQL of appealing, and of answering. The decision is always locked before its appeal. */
import type { Barred } from '@commons/contract/moderation/queue.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  appealColumn,
  type AppealRow,
  appealEnd,
  barredFromAnswering,
  type Moderator,
} from '../queue/queue.queries.ts'

export interface Appealable {
  readonly is_undone: boolean
  readonly is_appealed: boolean
  readonly is_purged: boolean
  readonly is_late: boolean
}

/** Locks a decision about this member that did something; undefined if there is none. */
export async function lockAppealable(
  tx: Tx,
  decision: number,
  member: number,
): Promise<Appealable | undefined> {
  await sql`select from decisions where id = ${decision} for update`.execute(tx)
  const { rows } = await sql<Appealable>`
    select de.undone_at is not null as is_undone, ${appealEnd} <= now() as is_late,
      exists (select from appeals where decision_id = de.id) as is_appealed,
      exists (select from purges where decision_id = de.id and purged_at is not null) as is_purged
    from decisions de where de.id = ${decision} and de.member_id = ${member}
      and exists (select from decision_acts where decision_id = de.id)`.execute(tx)
  return rows[0]
}

export async function addAppeal(tx: Tx, decision: number, message: string): Promise<number> {
  const { id } = await tx
    .insertInto('appeals')
    .values({ decision_id: decision, message })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface LockedAppeal {
  readonly id: number
  readonly decision_id: number
  readonly member_id: number | null
  readonly state: AppealRow['state']
}

/** Locks an appeal and its decision. */
export async function lockAppeal(tx: Tx, appeal: number): Promise<LockedAppeal | undefined> {
  await sql`
    select from decisions where id = (select decision_id from appeals where id = ${appeal}) for update`.execute(
    tx,
  )
  const { rows } = await sql<LockedAppeal>`
    select ap.id, ap.decision_id, ap.state, (select member_id from decisions where id = ap.decision_id) as member_id
    from appeals ap where ap.id = ${appeal} for update`.execute(tx)
  return rows[0]
}

export async function findBarredFromAnswering(
  tx: Tx,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  decision: number,
): Promise<Barred | null> {
  const { rows } = await sql<{ barred: Barred | null }>`
    select ${barredFromAnswering(kinds, moderator)} as barred from decisions de where de.id = ${decision}`.execute(
    tx,
  )
  return rows[0]?.barred ?? null
}

export async function setAnswer(
  tx: Tx,
  appeal: number,
  { verdict, by, answer }: { verdict: 'upheld' | 'overturned'; by: number | null; answer: string },
): Promise<void> {
  await sql`
    update appeals set state = ${verdict}, answer = ${answer}, answered_at = now(), answered_by = ${by}
    where id = ${appeal}`.execute(tx)
}

export async function setByJury(tx: Tx, appeal: number): Promise<void> {
  await sql`update appeals set by_jury = true where id = ${appeal}`.execute(tx)
}

/** Returns an appeal as its member reads it. */
export async function getAppeal(tx: Tx, appeal: number): Promise<AppealRow> {
  const { rows } = await sql<{ appeal: AppealRow }>`
    select ${appealColumn} as appeal from appeals ap where ap.id = ${appeal}`.execute(tx)
  if (!rows[0]) throw new Error('The appeal is gone')
  return rows[0].appeal
}

export async function listReportIds(tx: Tx, decision: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from reports where decision_id = ${decision}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Dismisses the reports of a decision that was overturned, and tells their reporters; returns who they are. */
export async function dismissReports(
  tx: Tx,
  decision: number,
  reports: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ reporter_id: number }>`
    with dismissed as (
      update reports set state = 'dismissed', answer = '', decided_at = now(), decision_id = ${decision}
      where id = any (${reports}::bigint[]) returning id, reporter_id),
    told as (
      insert into notification_outbox (kind, member_id, about_id)
      select 'report_overturned', reporter_id, id from dismissed where reporter_id is not null)
    select reporter_id from dismissed where reporter_id is not null`.execute(tx)
  return rows.map(({ reporter_id }) => reporter_id)
}
