/** SQL of amounts above a project's target. The trigger `reach_stretch_goals` notes which are reached. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

interface Amounts {
  /** What a goal has to be above: the target, and what has been pledged. */
  least: bigint
  goals: ReadonlyArray<{ id: number; units: bigint }>
}

/** Returns the amounts of a project whose pledges don't move, because it is locked. */
export async function getAmounts(tx: Tx, group: number): Promise<Amounts> {
  const { rows } = await sql<{ least: string; goals: Array<{ id: number; units: string }> }>`
    select greatest(p.target, c.pledged)::text as least, (
      select coalesce(jsonb_agg(jsonb_build_object('id', sg.id, 'units', sg.units::text)), '[]')
      from stretch_goals sg where sg.group_id = p.group_id) as goals
    from projects p join project_counts c using (group_id) where p.group_id = ${group}`.execute(tx)
  const { least = '0', goals = [] } = rows[0] ?? {}
  return { least: BigInt(least), goals: goals.map(({ id, units }) => ({ id, units: BigInt(units) })) }
}

export interface Goal {
  readonly title: string
  readonly description: string
  readonly units: bigint
}

export async function addGoal(tx: Tx, group: number, { title, description, units }: Goal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stretch_goals (group_id, units, title, description)
    values (${group}, ${String(units)}, ${title}, ${description}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The stretch goal was not added')
  return row.id
}

/** Returns the project of a goal. */
export async function findGoalProject(db: Db, goal: number): Promise<number | undefined> {
  const { rows } = await sql<{ group_id: number }>`
    select group_id from stretch_goals where id = ${goal}`.execute(db)
  return rows[0]?.group_id
}

/** Returns whether a goal of a locked project is reached; undefined if it was deleted meanwhile. */
export async function isReached(tx: Tx, goal: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ reached: boolean }>`
    select reached_at is not null as reached from stretch_goals where id = ${goal}`.execute(tx)
  return rows[0]?.reached
}

/** Changes a goal; without a description, the one it has stays. */
export async function setGoal(
  tx: Tx,
  goal: number,
  { title, description, units }: Omit<Goal, 'description'> & { readonly description: string | undefined },
): Promise<void> {
  await sql`
    update stretch_goals set title = ${title}, description = coalesce(${description ?? null}, description), units = ${String(units)}
    where id = ${goal}`.execute(tx)
}

export async function removeGoal(tx: Tx, goal: number): Promise<void> {
  await sql`delete from stretch_goals where id = ${goal}`.execute(tx)
}
