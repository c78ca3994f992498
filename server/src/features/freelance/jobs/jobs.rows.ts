/** Rows of jobs, as lists and pages read them. */
import type { JobPay, JobStatus } from '@commons/contract/shared/job.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { takesBids } from '../../../visibility/jobs.ts'

export interface JobRow extends AuthorRow {
  id: number
  author_id: number
  title: string
  description: string
  skills: string[]
  kind: string
  purpose: string
  pay_by: JobPay
  budget_from: number
  budget_to: number
  status: JobStatus
  bidding_ends: Date | null
  created_at: Date
  edited_at: Date | null
  bids: number
  /** Of its bids, in cents of US dollars. */
  price_sum: string
}

/** The state of the job `jb` as members see it: bidding that is over needs no job to end it. */
export const statusOfJob = sql<JobStatus>`
  case when jb.state = 'open' and not ${takesBids} then 'ended' else jb.state end`

export const jobColumns = sql`
  jb.id, jb.author_id, ${authorColumns}, jb.title, jb.description, jb.skills, jb.kind, jb.purpose, jb.pay_by,
  jb.budget_from, jb.budget_to, ${statusOfJob} as status, jb.bidding_ends, jb.created_at, jb.edited_at,
  counts.bids, counts.price_sum::text`

// oxlint-disable-next-line commons/members-in-sight -- joined only to jobs that the viewer sees
export const jobTables = sql`
  join job_counts counts on counts.job_id = jb.id ${authorTables(sql`jb.author_id`)}`
