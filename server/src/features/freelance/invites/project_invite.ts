import { project_invite } from '@commons/contract/freelance/invites.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockOwnJob } from '../jobs/jobs.writing.queries.ts'
import { inviteTo } from './inviting.ts'
import { lockInvites } from './invites.queries.ts'

export default handle(
  project_invite,
  async ({ project_id, invited_user_id, message = '' }, { tx, member, refuse, emit, hintOnly }) => {
    if (invited_user_id === member.id) return refuse('not_oneself')
    await lockInvites(tx, member.id)
    const job = (await lockOwnJob(tx, member.id, project_id)) ?? refuse('job_not_found')
    if (job.state !== 'open' || job.bidding_ends === null || job.bidding_ends <= now())
      return refuse('job_over')
    const invite = { client: member.id, job: job.id, member: invited_user_id, message }
    await inviteTo({ tx, emit, hintOnly }, invite)
    return {}
  },
)
