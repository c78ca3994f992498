/** SQL of who is suspended or limited. Triggers keep `away_members` and `limited_members` in step. */
import type { Restriction } from '@commons/contract/moderation/decisions.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { afterDue, type DueRow } from '../../../platform/due.ts'

/** Locks members in the order of their ids, as everything that hides or shows them does first. */
export async function lockMembers(tx: Tx, members: readonly number[]): Promise<void> {
  await sql`select from members where id = any (${members}::bigint[]) order by id for update`.execute(tx)
}

interface NewRestriction {
  readonly decision: number
  readonly act: Restriction
  readonly member: number
  readonly until: Date | null
}

/** Suspends or limits a member; whether they still exist. */
export async function addRestriction(
  tx: Tx,
  { decision, act, member, until }: NewRestriction,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into restrictions (decision_id, act, member_id, until)
    select ${decision}, ${act}, id, ${until} from members where id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

export interface Ended {
  readonly member_id: number
  readonly act: Restriction
  /** The member is still suspended: by another decision. */
  readonly is_suspended: boolean
}

const ended = sql`member_id, act`

/** Ends what a decision imposed; returns what still stood. */
export async function endRestrictions(tx: Tx, decision: number): Promise<Ended[]> {
  const { rows } = await sql<Omit<Ended, 'is_suspended'>>`
    delete from restrictions where decision_id = ${decision} returning ${ended}`.execute(tx)
  return withRest(tx, rows)
}

/** Ends what is over of a decision; nothing where another process or whoever took it back came first. */
export async function endOver(tx: Tx, decision: number): Promise<Ended[]> {
  const { rows } = await sql<Omit<Ended, 'is_suspended'>>`
    delete from restrictions where decision_id = ${decision} and until <= now() returning ${ended}`.execute(
    tx,
  )
  return withRest(tx, rows)
}

/** Another statement: the triggers have run, and other decisions are seen that were made while this one waited. */
async function withRest(tx: Tx, rows: ReadonlyArray<Omit<Ended, 'is_suspended'>>): Promise<Ended[]> {
  const members = rows.map(({ member_id }) => member_id)
  const { rows: suspended } = await sql<{ member_id: number }>`
    select member_id from away_members where member_id = any (${members}::bigint[]) and is_suspended`.execute(
    tx,
  )
  const ids = new Set(suspended.map(({ member_id }) => member_id))
  return rows.map((row) => ({ ...row, is_suspended: ids.has(row.member_id) }))
}

const mostDue = 100

/** Lists decisions of which something is over, the longest due first. */
export async function listOver(db: Db, after: DueRow | undefined): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select decision_id as id, min(until)::text as since from restrictions
    where until <= now() group by decision_id
    having (min(until), decision_id) > ${afterDue(after)}
    order by min(until), decision_id limit ${mostDue}`.execute(db)
  return rows
}
