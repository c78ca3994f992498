import { job_list } from '@commons/contract/staff/running.ts'
import { handle } from '../../../platform/call/handle.ts'
import { countJobKinds, listJobs } from './running.jobs.queries.ts'
import { jobShape } from './running.shape.ts'

export default handle(job_list, async ({ state, job_name: name = '' }, { db }) => ({
  recdata: (await listJobs(db, state || 'failed', name)).map(jobShape),
  kinds: await countJobKinds(db, state || 'failed'),
}))
