import { decide_dispute } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { disputeAgain } from './disputes.again.ts'
import { decide } from './disputes.staff.ts'

export default handle(decide_dispute, {
  again: disputeAgain,

  async run({ dispute_id, amount, reason }, context) {
    await decide(context, dispute_id, { amount, reason })
    context.logAct({ object: { kind: 'dispute', id: dispute_id }, reason })
    return disputeAgain.answer(dispute_id, { ...context, db: context.tx })
  },
})
