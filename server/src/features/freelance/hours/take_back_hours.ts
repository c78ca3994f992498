import { take_back_hours } from '@commons/contract/freelance/hours.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { beginHours } from './hours.acting.ts'
import { ledgerHoursAgain, movedHoursAgain } from './hours.again.ts'
import { returnHours } from './hours.money.ts'

export default handle(take_back_hours, {
  again: ledgerHoursAgain(take_back_hours, ({ payment_id }) => payment_id),

  async run({ payment_id, idempotency_key }, context) {
    const { tx, member, refuse } = context
    const { hours, at } = await beginHours(context, payment_id, 'client')
    const key = ledgerKey(take_back_hours.name, idempotency_key)
    if (!(await returnHours(context, hours, { member: member.id, key, at }))) return refuse('no_hours_left')
    return movedHoursAgain.answer(payment_id, { ...context, db: tx })
  },
})
