import { create_milestone } from '@commons/contract/freelance/milestones.ts'
import { mostJobMilestones } from '@commons/contract/shared/job-milestone.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import { lockAgreement } from '../agreements/agreements.writing.queries.ts'
import { milestoneAgain } from './milestones.again.ts'
import { findPaidAgreement } from './milestones.queries.ts'
import { askedBy } from './milestones.transitions.ts'
import { addEvent, addMilestone } from './milestones.writing.queries.ts'

export default handle(create_milestone, {
  again: milestoneAgain,

  async run({ project_id: job, payment_id, description, amount, due_date = null }, context) {
    const { tx, member, refuse } = context
    const found =
      (await findPaidAgreement(tx, member.id, { job, agreement: payment_id })) ??
      refuse('agreement_not_found')
    const agreement = (await lockAgreement(tx, member.id, found.id)) ?? refuse('agreement_not_found')
    if (agreement.job !== job) return refuse('agreement_not_found')
    if (agreement.state !== 'active') return refuse('agreement_over')
    if (found.pay_by !== 'fixed') return refuse('agreement_hourly')
    const byClient = agreement.client === member.id
    const at = now()
    const asked = {
      agreement: agreement.id,
      description,
      price: unitsOf(amount, 'USD') ?? 0n,
      dueOn: due_date,
      state: askedBy(byClient ? 'client' : 'freelancer'),
      byClient,
      at,
    }
    const milestone = (await addMilestone(tx, asked, mostJobMilestones)) ?? refuse('too_many_milestones')
    await addEvent(tx, { milestone, kind: 'requested', byClient, at })
    agreementChanged(context, agreement)
    return milestoneAgain.answer(milestone, { ...context, db: tx })
  },
})
