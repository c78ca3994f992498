/** A job as its client or somebody else sees it, with what the tokens of its client are worth. */
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { getRates } from '../../wallet/public.ts'
import { findJob } from './jobs.queries.ts'
import { jobDetailShape } from './jobs.shape.ts'

interface Showing {
  readonly db: Db
  readonly viewer: Viewer
  readonly platform: Platform
  refuse(refusal: 'job_not_found'): never
}

/** Returns the job as the caller sees it now. */
export async function showJob(
  job: number,
  { db, viewer, platform: { config }, refuse }: Showing,
): Promise<JobDetail> {
  const row = (await findJob(db, viewer.member.id, job)) ?? refuse('job_not_found')
  const rates = await getRates(db, config.RATE_MAX_AGE_HOURS)
  return jobDetailShape(row, viewer, rates.of('FCELL', 'USD'))
}

/** Answer of calls that change a job. */
export const jobAgain = {
  made: ({ data }: { data: JobDetail }): number => data.id,
  answer: async (job: number, context: Showing) => ({ data: await showJob(job, context) }),
}
