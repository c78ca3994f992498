import { request_refund } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { begin, partOf } from './milestones.acting.ts'
import { milestoneAgain } from './milestones.again.ts'
import { moved } from './milestones.money.ts'
import { addEvent, addRefund } from './milestones.writing.queries.ts'

export default handle(request_refund, {
  again: milestoneAgain,

  async run({ milestone_id: id, amount, message }, context) {
    const { tx } = context
    const { milestone, byClient, at } = await begin(context, id, 'request_refund')
    const units = partOf(milestone, amount)
    await addRefund(tx, id, { units, message, at })
    await addEvent(tx, { milestone: id, kind: 'refund_requested', byClient, message, units, at })
    moved(context, milestone)
    return milestoneAgain.answer(id, { ...context, db: tx })
  },
})
