import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Uuid } from '../shared/id.ts'
import { Reason } from './staff.ts'

/** Running a network: its health, and its jobs. */

/** What is watched: each is an alert while it holds. Pages, mails and metrics name them alike. */
export const alertNames = [
  'jobs_failed',
  'jobs_late',
  'mail_late',
  'backup_old',
  'archiving_failing',
  'money_stopped',
  'pool_exhausted',
  'disk_full',
  'withdrawals_late',
  'chain_late',
  'deposits_frozen',
] as const
export type AlertName = (typeof alertNames)[number]

export const Health = z.object({
  /** When the process that answers was started. */
  started_at: z.iso.datetime(),
  members: z.int(),
  jobs_waiting: z.int(),
  /** Jobs that could wait no longer: since when the oldest of them is due; null if none waits. */
  oldest_job_at: z.iso.datetime().nullable(),
  jobs_failed: z.int(),
  mails_waiting: z.int(),
  oldest_mail_at: z.iso.datetime().nullable(),
  mails_failed: z.int(),
  /** 1: this installation makes its own backups. */
  makes_backups: Flag,
  last_backup_at: z.iso.datetime().nullable(),
  /** 1: money stands still, because a check of the ledger failed. */
  money_stopped: Flag,
  /** Connections to the database of the process that answers. */
  pool: z.object({ most: z.int(), open: z.int(), idle: z.int(), waiting: z.int() }),
  sockets: z.int(),
  /** 1: PostgreSQL archives its changes, so that a restore can go to any moment since a backup. */
  archives: Flag,
  last_archived_at: z.iso.datetime().nullable(),
  withdrawals_to_approve: z.int(),
  /** Since when the oldest of them waits for somebody; null if none does. */
  oldest_withdrawal_at: z.iso.datetime().nullable(),
  database_bytes: z.number(),
  versions: z.object({
    commons: z.string(),
    postgres: z.string(),
    node: z.string(),
    /** The latest change of the database’s tables that was applied. */
    migration: z.string(),
  }),
  /** What needs somebody now. `since` is null for what began within the last minute. */
  alerts: z.array(z.object({ name: z.enum(alertNames), since: z.iso.datetime().nullable() })),
  disks: z.array(
    z.object({
      folder: z.string(),
      free_bytes: z.number(),
      reserve_bytes: z.number(),
      /** 1: it is nearly full. */
      is_low: Flag,
    }),
  ),
})
export type Health = z.infer<typeof Health>

export const health = defineCall({
  name: 'health',
  doc: 'Whether this installation is well: jobs, mails, the last backup, money, the database and the disks.',
  auth: 'admin',
  effect: 'read',
  topics: ['staff:{me}'],
  input: z.object({}),
  output: z.object({ recdata: Health }),
  refusals: [],
})

export const healthPeriods = ['day', 'week', 'month'] as const
export type HealthPeriod = (typeof healthPeriods)[number]

export const HealthSample = z.object({
  /** When the interval begins. */
  at: z.iso.datetime(),
  /** Answers a minute, of all processes. */
  requests: z.number(),
  /** Those of them with a status of 500 and above. */
  errors: z.number(),
  /** Milliseconds within which half of the answers were sent; null without answers. */
  p50_ms: z.int().nullable(),
  /** The same of 95 in 100 answers. */
  p95_ms: z.int().nullable(),
  jobs_waiting: z.int(),
  mails_waiting: z.int(),
  sockets: z.int(),
  members_active: z.int(),
  /** Connections to the database in use. */
  connections: z.int(),
  database_bytes: z.number(),
})
export type HealthSample = z.infer<typeof HealthSample>

export const health_history = defineCall({
  name: 'health_history',
  doc: 'How this installation was in the last day, week or month, in equal intervals from the oldest on. What waits, is open or is in use is the most of an interval. It begins with the first sample.',
  auth: 'admin',
  effect: 'read',
  topics: ['staff:{me}'],
  input: z.object({
    period: z
      .enum([...healthPeriods, ''], 'health_period_invalid')
      .optional()
      .describe('day if missing.'),
  }),
  output: z.object({
    /** How long each interval is. */
    minutes: z.int(),
    recdata: z.array(HealthSample),
  }),
  refusals: [],
})

export const StaffJob = z.object({
  job_id: Uuid,
  name: z.string(),
  state: z.enum(['waiting', 'running', 'failed']),
  created_at: z.iso.datetime(),
  /** When it runs, ran or failed last; null before its first run. */
  started_at: z.iso.datetime().nullable(),
  /** For jobs that wait: no earlier than this. */
  starts_after: z.iso.datetime(),
  retries: z.int(),
  /** Why it failed last; empty if it didn't. */
  error: z.string(),
})
export type StaffJob = z.infer<typeof StaffJob>

const JobName = z.string('job_name_invalid').max(100, 'job_name_invalid')

export const job_list = defineCall({
  name: 'job_list',
  doc: 'Work in the background that failed for good, waits or runs; the latest 50, and how many there are of each kind. What it is about isn’t shown.',
  auth: 'admin',
  effect: 'read',
  topics: ['staff:{me}'],
  input: z.object({
    state: z
      .enum(['failed', 'waiting', 'running', ''], 'job_state_invalid')
      .optional()
      .describe('failed if missing.'),
    job_name: JobName.optional().describe('Only jobs of this kind; all kinds if missing.'),
  }),
  output: z.object({
    recdata: z.array(StaffJob),
    /** All kinds that have jobs in this state, the most jobs first. */
    kinds: z.array(z.object({ name: z.string(), count: Count })),
  }),
  refusals: [],
})

export const retry_job = defineCall({
  name: 'retry_job',
  doc: 'Let a job that failed for good run once more.',
  auth: 'admin',
  effect: 'write',
  topics: ['staff:{me}'],
  input: z.object({ job_id: z.uuid('job_id_invalid'), reason: Reason.optional() }),
  output: z.object({}),
  refusals: ['job_not_failed'],
  message: 'done.job_retried',
})

/** The most jobs that one `retry_jobs` lets run again. */
export const mostRetriedAtOnce = 1000

export const retry_jobs = defineCall({
  name: 'retry_jobs',
  doc: 'Let all jobs of one kind that failed for good run once more, the oldest first; at most 1,000.',
  auth: 'admin',
  effect: 'write',
  topics: ['staff:{me}'],
  input: z.object({ job_name: JobName, reason: Reason.optional() }),
  output: z.object({
    retried: Count,
    /** 1: there are more. Calling again goes on with them. */
    has_more: Flag,
  }),
  refusals: ['job_not_failed'],
  message: 'done.jobs_retried',
})
