import { plan_cancel } from '@commons/contract/plans/plans.ts'
import { lockBuyer } from '../../memberships/memberships.queries.ts'
import { cancel } from '../../memberships/renewing.ts'
import { handle } from '../../platform/call/handle.ts'
import { planDetail } from './plans.detail.ts'
import { lockMembership } from './plans.queries.ts'

export default handle(plan_cancel, async (_input, { tx, member, language, refuse, say, emit }) => {
  await lockBuyer(tx, member.id)
  const row = (await lockMembership(tx, member.id)) ?? refuse('plan_not_found')
  if ((await cancel(tx, row)) === 'ended') say('done.plan_ended')
  emit('plan.changed', { member: member.id })
  return planDetail(tx, member.id, language)
})
