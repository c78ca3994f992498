import { get_dispute } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { disputeAgain } from './disputes.again.ts'

export default handle(get_dispute, async ({ dispute_id }, context) => {
  const answer = await disputeAgain.answer(dispute_id, context)
  // The two ask as members; who has taken it sees it by a right of staff.
  if (answer.data.role === 'staff' && !context.member.secondFactorPassed)
    throw new Refusal('staff_second_factor_needed')
  return answer
})
