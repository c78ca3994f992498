import { take_dispute } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { disputeAgain } from './disputes.again.ts'
import { take } from './disputes.staff.ts'

export default handle(take_dispute, {
  again: disputeAgain,

  async run({ dispute_id }, context) {
    await take(context, dispute_id)
    context.logAct({ object: { kind: 'dispute', id: dispute_id } })
    return disputeAgain.answer(dispute_id, { ...context, db: context.tx })
  },
})
