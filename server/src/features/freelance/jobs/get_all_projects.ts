import { get_all_projects } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { viewerOrStranger } from '../../../platform/viewer.ts'
import { jobsPage } from './jobs.pages.ts'
import { listJobsIn, listOpenJobs } from './jobs.queries.ts'

export default handle(get_all_projects, async ({ status: asked }, context) => {
  const { db, page } = context
  const viewer = viewerOrStranger(context)
  const status = asked || 'open'
  const where = [viewer.member.id, page.before, page.limit, page.offset] as const
  const rows =
    status === 'open'
      ? await listOpenJobs(db, ...where)
      : await listJobsIn(db, ...where, status === 'ended' ? 'open' : status)
  return jobsPage(rows, viewer, page)
})
