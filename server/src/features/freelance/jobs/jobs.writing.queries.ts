/** SQL that writes jobs, with locks in the order of `discussion.locks.ts`. */
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Budget } from './jobs.rules.ts'

export interface WrittenJob {
  readonly title: string
  readonly description: string
  readonly skills: readonly string[]
  readonly kind: string
  readonly purpose: string
  readonly budget: Budget
  /** Null for a draft. */
  readonly biddingEnds: Date | null
}

/** Adds a job, published unless it is a draft; returns its id, or undefined where its client is gone. */
export async function addJob(tx: Tx, author: number, job: WrittenJob): Promise<number | undefined> {
  const { budget, biddingEnds } = job
  const state = biddingEnds === null ? 'draft' : 'open'
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${author}`)},
    added as (
      insert into jobs (author_id, title, description, skills, kind, purpose, pay_by, budget_from, budget_to, state,
        position, bidding_ends)
      select me.id, ${job.title}, ${job.description}, ${job.skills}::text[], ${job.kind}, ${job.purpose}, ${budget.pay},
        ${budget.from}, ${budget.to}, ${state},
        case when ${state}::text = 'open' then nextval('job_positions') end, ${biddingEnds}::timestamptz
      from me returning id)
    select id from added`.execute(tx)
  return rows[0]?.id
}

export interface OwnJob {
  readonly id: number
  readonly state: 'draft' | 'open' | 'awarded' | 'closed' | 'suspended'
  readonly title: string
  readonly description: string
  readonly skills: string[]
  readonly kind: string
  readonly purpose: string
  readonly pay_by: 'hourly' | 'fixed'
  readonly budget_from: number
  readonly budget_to: number
  readonly bidding_ends: Date | null
  readonly bids: number
}

/** Locks a member's own job for a change; bids wait. Undefined where there is no such job. */
export async function lockOwnJob(tx: Tx, author: number, job: number): Promise<OwnJob | undefined> {
  await sql`
    with ${me(sql`${author}`)}
    select from me join jobs jb on jb.author_id = me.id where jb.id = ${job} for no key update of jb`.execute(
    tx,
  )
  const { rows } = await sql<OwnJob>`
    select jb.id, jb.state, jb.title, jb.description, jb.skills, jb.kind, jb.purpose, jb.pay_by, jb.budget_from,
      jb.budget_to, jb.bidding_ends, counts.bids
    from jobs jb join job_counts counts on counts.job_id = jb.id
    where jb.id = ${job} and jb.author_id = ${author} and jb.deleted_at is null`.execute(tx)
  return rows[0]
}

/** Changes a job. A draft that gets an end of bidding is published with it. */
export async function setJob(tx: Tx, { id, state }: OwnJob, job: WrittenJob): Promise<void> {
  const { budget, biddingEnds } = job
  const publishing =
    state === 'draft' && biddingEnds !== null
      ? sql`state = 'open', position = nextval('job_positions'), created_at = now(),`
      : sql`edited_at = case when state = 'draft' then null else now() end,`
  await sql`
    update jobs set ${publishing} title = ${job.title}, description = ${job.description},
      skills = ${job.skills}::text[], kind = ${job.kind}, purpose = ${job.purpose}, pay_by = ${budget.pay},
      budget_from = ${budget.from}, budget_to = ${budget.to}, bidding_ends = ${biddingEnds}::timestamptz
    where id = ${id}`.execute(tx)
}

/** Adds attachments to a job, after those it has. */
export async function addFiles(tx: Tx, job: number, media: readonly string[]): Promise<void> {
  await sql`
    insert into job_files (job_id, place, media_id)
    select ${job}, coalesce((select max(place) from job_files where job_id = ${job}), 0) + nth, id
    from unnest(${media}::uuid[]) with ordinality as f (id, nth)`.execute(tx)
}

/** Removes attachments of a job by their places; returns how many are left. */
export async function removeFiles(tx: Tx, job: number, places: readonly number[]): Promise<number> {
  await sql`delete from job_files where job_id = ${job} and place = any (${places}::int[])`.execute(tx)
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from job_files where job_id = ${job}`.execute(tx)
  return rows[0]?.left ?? 0
}

/** Closes a job. Triggers give its open bids back. */
export async function closeJob(tx: Tx, job: number): Promise<void> {
  await sql`update jobs set state = 'closed' where id = ${job}`.execute(tx)
}

/** Deletes a locked job; one that takes bids is closed with it. */
export async function deleteJob(tx: Tx, job: number): Promise<void> {
  await sql`
    update jobs set deleted_at = now(), state = case when state = 'open' then 'closed' else state end
    where id = ${job}`.execute(tx)
}

/** Restores a member's own deleted job; returns whether there was one. */
export async function restoreJob(tx: Tx, author: number, job: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with ${me(sql`${author}`)}
    update jobs jb set deleted_at = null from me
    where jb.id = ${job} and jb.author_id = me.id and jb.deleted_at is not null`.execute(tx)
  return numAffectedRows === 1n
}
