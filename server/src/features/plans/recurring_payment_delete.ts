import { recurring_payment_delete } from '@commons/contract/plans/plans.ts'
import { handle } from '../../platform/call/handle.ts'
import { cancel } from './plans.cancel.ts'
import { lockBuyer, lockMembership } from './plans.queries.ts'

export default handle(
  recurring_payment_delete,
  async ({ recurring_payment_id }, { tx, member, refuse, say, emit }) => {
    await lockBuyer(tx, member.id)
    const row = await lockMembership(tx, member.id)
    if (!row?.renews || row.id !== recurring_payment_id) return refuse('recurring_payment_not_found')
    if ((await cancel(tx, row)) === 'ended') say('done.plan_ended')
    emit('plan.changed', { member: member.id })
    return {}
  },
)
