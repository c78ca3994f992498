import { add_project } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockInvites } from '../invites/invites.queries.ts'
import { inviteTo } from '../invites/inviting.ts'
import { jobAgain } from './jobs.again.ts'
import { jobFiles } from './jobs.media.ts'
import { budgetOf, endOfBidding } from './jobs.rules.ts'
import { addFiles, addJob } from './jobs.writing.queries.ts'

export default handle(add_project, {
  again: jobAgain,

  // The form is checked before a file is stored, which would be for nothing.
  async before(input, { files, member, platform, refuseFields }) {
    const { status, pay_by = 'fixed', cost_estimation } = input
    const budget =
      budgetOf(pay_by, cost_estimation) ?? refuseFields({ cost_estimation: 'cost_estimation_invalid' })
    const biddingEnds = status === 'draft' ? null : endOfBidding(input.bidding_ends, now())
    if (typeof biddingEnds === 'string') return refuseFields({ bidding_ends: biddingEnds })
    const { attachments } = platform.mediaRoad
    return {
      budget,
      biddingEnds,
      taken: await attachments.accept(files, { use: jobFiles, owner: member.id }),
    }
  },

  async run(input, context) {
    const { tx, member, platform, before, refuse, hintOnly, emit } = context
    const { taken, ...terms } = before
    const { title, description, skills_required: skills = [] } = input
    const { invited_user_id: invited } = input
    const { project_industry: kind = '', project_purpose: purpose = '' } = input
    const written = { title, description, skills, kind, purpose, ...terms }
    const id = (await addJob(tx, member.id, written)) ?? refuse('job_not_found')
    await addFiles(tx, id, await platform.mediaRoad.attachments.attach(tx, taken))
    if (terms.biddingEnds !== null) emit('job.published', { job: id })
    hintOnly([member.id])
    if (invited !== undefined && terms.biddingEnds !== null) {
      if (invited === member.id) refuse('not_oneself')
      await lockInvites(tx, member.id)
      await inviteTo(context, { client: member.id, job: id, member: invited, message: '' })
    }
    return jobAgain.answer(id, { ...context, db: tx })
  },

  undo: ({ taken }, { mediaRoad }) => mediaRoad.attachments.discard(taken),
})
