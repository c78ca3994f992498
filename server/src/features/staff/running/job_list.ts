import { job_list } from '@commons/contract/staff/running.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listJobs } from './running.jobs.queries.ts'
import { jobShape } from './running.shape.ts'

export default handle(job_list, async ({ state }, { db }) => ({
  recdata: (await listJobs(db, state || 'failed')).map(jobShape),
}))
