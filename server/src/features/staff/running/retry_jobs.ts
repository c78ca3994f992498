import { flag } from '@commons/contract/shared/flag.ts'
import { mostRetriedAtOnce, retry_jobs } from '@commons/contract/staff/running.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listFailedJobs } from './running.jobs.queries.ts'

export default handle(
  retry_jobs,
  async ({ job_name: name, reason = '' }, { tx, platform, refuse, logAct }) => {
    const ids = await listFailedJobs(tx, name, mostRetriedAtOnce + 1)
    // Of two who retry them at once, each counts those that it was first to.
    const retried = await platform.jobs.retry(tx, { name }, ids.slice(0, mostRetriedAtOnce))
    if (retried === 0) return refuse('job_not_failed')
    logAct({ object: { kind: 'job', id: name }, reason, before: { name, failed: retried } })
    return { retried, has_more: flag(ids.length > mostRetriedAtOnce) }
  },
)
