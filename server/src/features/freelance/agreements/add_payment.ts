import { add_payment } from '@commons/contract/freelance/agreements.ts'
import { usualDelivery, usualWeeklyHours } from '@commons/contract/shared/agreement.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockOwnJob } from '../jobs/jobs.writing.queries.ts'
import { agreementAgain } from './agreements.again.ts'
import { agreementChanged } from './agreements.hints.ts'
import { addOffer, keepMembers, lockBidOf } from './agreements.writing.queries.ts'

export default handle(add_payment, {
  again: agreementAgain,

  async run(input, context) {
    const { tx, member, refuse, hintOnly } = context
    const { project_id, bidder_id: bidder, amount, description = '', message = '' } = input
    await keepMembers(tx, [member.id, bidder])
    const job = (await lockOwnJob(tx, member.id, project_id)) ?? refuse('job_not_found')
    if (job.state !== 'open') return refuse('job_over')
    const bid = (await lockBidOf(tx, { client: member.id, job: job.id, bidder })) ?? refuse('bid_not_found')
    if (bid.state === 'declined') return refuse('bid_declined')
    const payBy = input.pay_by || job.pay_by
    const terms = {
      payBy,
      price: unitsOf(amount, 'USD') ?? 0n,
      delivery: input.delivery ?? usualDelivery,
      weeklyHours: payBy === 'hourly' ? (input.weekly_hours ?? usualWeeklyHours) : null,
      description,
    }
    const offer = { job: job.id, client: member.id, freelancer: bidder, title: job.title, terms, message }
    const id = (await addOffer(tx, { ...offer, at: now() })) ?? refuse('offer_open')
    hintOnly([member.id, bidder])
    agreementChanged(context, { id, client: member.id, freelancer: bidder })
    return agreementAgain.answer(id, { ...context, db: tx })
  },
})
