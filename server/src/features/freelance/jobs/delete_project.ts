import { delete_project } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { deleteJob, lockOwnJob } from './jobs.writing.queries.ts'

export default handle(delete_project, async ({ project_id }, { tx, member, refuse, hintOnly, emit }) => {
  const { id, state } = (await lockOwnJob(tx, member.id, project_id)) ?? refuse('job_not_found')
  if (state === 'awarded') return refuse('job_awarded')
  await deleteJob(tx, id)
  if (state === 'open') emit('bids.returned', { job: id })
  if (state === 'draft') hintOnly([member.id])
  return {}
})
