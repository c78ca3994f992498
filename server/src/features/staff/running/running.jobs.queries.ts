/** SQL of jobs as admins see them, in the tables of the job queue. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'

export interface JobRow {
  readonly id: string
  readonly name: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  readonly created_on: Date
  readonly started_on: Date | null
  readonly start_after: Date
  readonly retry_count: number
  readonly error: string | null
}

const states = {
  failed: sql`j.state = 'failed'`,
  waiting: sql`j.state < 'active'`,
  running: sql`j.state = 'active'`,
}

/**
 * Lists the latest 50 jobs in a state, of one kind if its name isn't empty; what they are about, and so whom, is left
 * out.
 */
export async function listJobs(db: Db, state: keyof typeof states, name: string): Promise<JobRow[]> {
  const ofKind = name === '' ? sql`` : sql`and j.name = ${name}`
  // oxlint-disable-next-line commons/cut-at-graphemes -- what a job reported, which is no member's text
  const { rows } = await sql<JobRow>`
    select j.id, j.name, j.state, j.created_on, j.started_on, j.start_after, j.retry_count,
      left(case when jsonb_typeof(j.output) = 'string' then j.output #>> '{}'
        else coalesce(j.output ->> 'message', j.output ->> 'value') end, 500) as error
    from jobs.job j where ${states[state]} ${ofKind}
    order by coalesce(j.completed_on, j.created_on) desc, j.id limit 50`.execute(db)
  return rows
}

/** Returns the kind of a job that failed for good. */
export async function findFailedJob(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select j.name from jobs.job j where j.id = ${id}::uuid and j.state = 'failed'`.execute(db)
  return rows[0]?.name
}

/** Counts the jobs in a state by kind, the most first. */
export async function countJobKinds(
  db: Db,
  state: keyof typeof states,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select j.name, count(*)::int as count from jobs.job j where ${states[state]}
    group by j.name order by count(*) desc, j.name`.execute(db)
  return rows
}

/** Lists jobs of a kind that failed for good, the oldest first. */
export async function listFailedJobs(db: Db, name: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from jobs.job j where j.name = ${name} and j.state = 'failed'
    order by j.created_on, j.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
