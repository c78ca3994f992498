import { search_projects } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { viewerOrStranger } from '../../../platform/viewer.ts'
import { jobsPage } from './jobs.pages.ts'
import { searchJobs } from './jobs.queries.ts'

/** More than any budget. */
const noLimit = 2_000_000_000

export default handle(search_projects, async (input, context) => {
  const { db, page } = context
  const { search = '', skills = [], budget_from: from = 0, budget_to: to = noLimit, pay_by: pay } = input
  const viewer = viewerOrStranger(context)
  const where = [viewer.member.id, page.before, page.limit, page.offset] as const
  const how = [search, skills, from, to, pay ?? null, input.client_verified === 1] as const
  return jobsPage(await searchJobs(db, ...where, ...how), viewer, page)
})
