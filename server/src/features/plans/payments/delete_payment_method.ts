import { delete_payment_method } from '@commons/contract/plans/payments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeMethod } from './payments.queries.ts'

export default handle(delete_payment_method, async ({ payment_method_id }, { tx, member, refuse }) => {
  if (!(await removeMethod(tx, member.id, payment_method_id))) refuse('payment_method_not_found')
  return {}
})
