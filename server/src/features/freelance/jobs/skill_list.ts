import { skill_list } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listSkills } from './jobs.queries.ts'

const mostShown = 10

export default handle(skill_list, async ({ search = '' }, { db }) => {
  const rows = await listSkills(db, search, mostShown)
  return { response: rows.map(({ name, jobs }) => ({ name, job_count: jobs })) }
})
