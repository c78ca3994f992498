import { get_dispute } from '@commons/contract/freelance/disputes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { disputeAgain } from './disputes.again.ts'

export default handle(get_dispute, ({ dispute_id }, context) => disputeAgain.answer(dispute_id, context))
