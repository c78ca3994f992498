import { project_invite } from '@commons/contract/freelance/invites.ts'
import { mostInvitesOfDay, mostInvitesOfJob } from '@commons/contract/shared/invite.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockOwnJob } from '../jobs/jobs.writing.queries.ts'
import { addInvite, findInvited, lockInvites } from './invites.queries.ts'

export default handle(
  project_invite,
  async ({ project_id, invited_user_id, message = '' }, { tx, member, refuse, emit, hintOnly }) => {
    if (invited_user_id === member.id) return refuse('not_oneself')
    await lockInvites(tx, member.id)
    const job = (await lockOwnJob(tx, member.id, project_id)) ?? refuse('job_not_found')
    if (job.state !== 'open' || job.bidding_ends === null || job.bidding_ends <= now())
      return refuse('job_over')
    const invite = { client: member.id, job: job.id, member: invited_user_id, message }
    const found = await findInvited(tx, invite)
    if (!found.is_visible) return refuse('member_not_found')
    if (found.is_invited) return refuse('already_invited')
    if (found.has_bid) return refuse('has_bid')
    if (found.of_job >= mostInvitesOfJob || found.of_day >= mostInvitesOfDay)
      return refuse('too_many_invites')
    if (!(await addInvite(tx, invite))) return refuse('member_not_found')
    emit('job.invited', { job: job.id, member: invited_user_id })
    hintOnly([member.id, invited_user_id])
    return {}
  },
)
