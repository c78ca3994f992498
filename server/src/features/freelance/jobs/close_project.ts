import { close_project } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { jobAgain } from './jobs.again.ts'
import { closeJob, lockOwnJob } from './jobs.writing.queries.ts'

export default handle(close_project, {
  again: jobAgain,

  async run({ project_id }, context) {
    const { tx, member, refuse, emit } = context
    const { id, state } = (await lockOwnJob(tx, member.id, project_id)) ?? refuse('job_not_found')
    if (state !== 'open') return refuse('job_over')
    await closeJob(tx, id)
    emit('bids.returned', { job: id })
    return jobAgain.answer(id, { ...context, db: tx })
  },
})
