import { retry_job } from '@commons/contract/staff/running.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findFailedJob } from './running.jobs.queries.ts'

export default handle(retry_job, async ({ job_id, reason = '' }, { tx, platform, refuse, logAct }) => {
  const name = await findFailedJob(tx, job_id)
  // Of two who retry it at once, one succeeds.
  if (name === undefined || (await platform.jobs.retry(tx, { name }, [job_id])) === 0)
    return refuse('job_not_failed')
  logAct({ object: { kind: 'job', id: job_id }, reason, before: { name, state: 'failed' } })
  return {}
})
