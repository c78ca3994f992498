import { add_payment_method, mostPaymentMethods } from '@commons/contract/plans/payments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addMethod } from './payments.queries.ts'

export default handle(add_payment_method, async ({ type, detail }, { tx, member, refuse }) => {
  const added = await addMethod(tx, { member: member.id, type, detail, most: mostPaymentMethods })
  const { id } = added ?? refuse('too_many_payment_methods')
  return { recdata: { payment_method_id: id, type, detail } }
})
