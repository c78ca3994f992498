import { get_agreement } from '@commons/contract/freelance/agreements.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementAgain } from './agreements.again.ts'

export default handle(get_agreement, ({ payment_id }, context) => agreementAgain.answer(payment_id, context))
