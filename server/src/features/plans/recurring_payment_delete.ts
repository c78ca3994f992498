import { recurring_payment_delete } from '@commons/contract/plans/plans.ts'
import { lockBuyer } from '../../memberships/memberships.queries.ts'
import { cancel } from '../../memberships/renewing.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockMembership } from './plans.queries.ts'

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
