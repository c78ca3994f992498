import { edit_project } from '@commons/contract/freelance/jobs.ts'
import { attachmentParts } from '@commons/contract/shared/attachment.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { jobAgain } from './jobs.again.ts'
import { jobFiles } from './jobs.media.ts'
import { budgetOf, endOfBidding } from './jobs.rules.ts'
import { addFiles, lockOwnJob, removeFiles, setJob } from './jobs.writing.queries.ts'

export default handle(edit_project, {
  again: jobAgain,

  before: (_input, { files, member, platform }) =>
    platform.mediaRoad.attachments.accept(files, { use: jobFiles, owner: member.id }),

  async run(input, context) {
    const { tx, before: taken, member, platform, refuse, refuseFields, hintOnly, emit } = context
    const before = (await lockOwnJob(tx, member.id, input.project_id)) ?? refuse('job_not_found')
    if (before.state !== 'draft' && before.state !== 'open') return refuse('job_over')
    const {
      title = before.title,
      description = before.description,
      skills_required: skills = before.skills,
      project_industry: kind = before.kind,
      project_purpose: purpose = before.purpose,
      pay_by = before.pay_by,
      cost_estimation = `${before.budget_from}-${before.budget_to}`,
      bidding_ends: wanted,
    } = input
    const budget =
      budgetOf(pay_by, cost_estimation) ?? refuseFields({ cost_estimation: 'cost_estimation_invalid' })
    // Who bid an amount an hour did not mean the whole.
    if (pay_by !== before.pay_by && before.bids > 0) return refuse('job_has_bids')
    const publishes = before.state === 'draft' && input.status === 'open'
    const isSet = wanted !== undefined && before.state === 'open'
    const end = publishes || isSet ? endOfBidding(wanted, now()) : before.bidding_ends
    if (typeof end === 'string') return refuseFields({ bidding_ends: end })
    await setJob(tx, before, { title, description, skills, kind, purpose, budget, biddingEnds: end })
    if (publishes) emit('job.published', { job: before.id })
    const left = await removeFiles(tx, before.id, input.removed_files ?? [])
    if (left + taken.files.length > attachmentParts.length) return refuse('too_many_attachments')
    await addFiles(tx, before.id, await platform.mediaRoad.attachments.attach(tx, taken))
    if (before.state === 'draft') hintOnly([member.id])
    return jobAgain.answer(before.id, { ...context, db: tx })
  },

  undo: (taken, { mediaRoad }) => mediaRoad.attachments.discard(taken),
})
