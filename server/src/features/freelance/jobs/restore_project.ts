import { restore_project } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { jobAgain } from './jobs.again.ts'
import { restoreJob } from './jobs.writing.queries.ts'

export default handle(restore_project, {
  again: jobAgain,

  async run({ project_id }, context) {
    const { tx, member, refuse } = context
    if (!(await restoreJob(tx, member.id, project_id))) return refuse('job_not_found')
    return jobAgain.answer(project_id, { ...context, db: tx })
  },
})
