/** SQL of whose processing is restricted. A trigger keeps `away_members` in step, as for those who are suspended. */
import { daysOfNotice } from '@commons/contract/moderation/processing.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { afterDue, type DueRow } from '../../../platform/due.ts'

export interface ProcessingRow {
  readonly reason: string
  readonly since: Date
  readonly ends_at: Date | null
}

export const findProcessing = (db: Db, member: number): Promise<ProcessingRow | undefined> =>
  db
    .selectFrom('processing_restrictions')
    .select(['reason', 'since', 'ends_at'])
    .where('member_id', '=', member)
    .executeTakeFirst()

/** Restricts it, or calls off the end that was announced. */
export async function setProcessing(tx: Tx, member: number, reason: string): Promise<void> {
  await sql`
    insert into processing_restrictions (member_id, reason) values (${member}, ${reason})
    on conflict (member_id) do update set reason = excluded.reason, ends_at = null`.execute(tx)
}

/** Says when it ends; undefined where it isn't restricted, or ends already. */
export async function setProcessingEnd(tx: Tx, member: number): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    update processing_restrictions set ends_at = now() + interval '${sql.raw(String(daysOfNotice))} days'
    where member_id = ${member} and ends_at is null returning ends_at`.execute(tx)
  return rows[0]?.ends_at
}

/** Ends it where that is due; whether it was. */
export async function endProcessing(tx: Tx, member: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from processing_restrictions where member_id = ${member} and ends_at <= now()`.execute(tx)
  return numAffectedRows === 1n
}

const mostDue = 100

/** Lists members with a restriction that is over, the longest due first. */
export async function listProcessingOver(db: Db, after: DueRow | undefined): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select member_id as id, ends_at::text as since from processing_restrictions
    where ends_at <= now() and (ends_at, member_id) > ${afterDue(after)}
    order by ends_at, member_id limit ${mostDue}`.execute(db)
  return rows
}
