import { recurring_payment_delete } from '@commons/contract/plans/plans.ts'
import { lockBuyer, lockRenewed } from '../../memberships/memberships.queries.ts'
import { cancel } from '../../memberships/renewing.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(
  recurring_payment_delete,
  async ({ recurring_payment_id: id }, { tx, member, refuse, say, emit, recheck }) => {
    await lockBuyer(tx, member.id)
    const row = (await lockRenewed(tx, member.id, id)) ?? refuse('recurring_payment_not_found')
    const isEnded = (await cancel(tx, row)) === 'ended'
    if (row.channel_id === null) {
      if (isEnded) say('done.plan_ended')
      emit('plan.changed', { member: member.id })
    } else if (isEnded) {
      say('done.membership_ended')
      await recheck({ members: [member.id] })
    }
    return {}
  },
)
