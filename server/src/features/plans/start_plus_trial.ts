import { start_plus_trial } from '@commons/contract/plans/plans.ts'
import { addMembership, lockBuyer } from '../../memberships/memberships.queries.ts'
import { firstPeriod } from '../../memberships/periods.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { planDetail } from './plans.detail.ts'
import { addTrial, findMembership, planId } from './plans.queries.ts'

export default handle(start_plus_trial, async (_input, { tx, member, language, refuse, emit }) => {
  if (!(await lockBuyer(tx, member.id))) refuse('email_not_verified')
  if (await findMembership(tx, member.id)) refuse('plan_in_force')
  const at = now()
  if (!(await addTrial(tx, member.id, at))) refuse('trial_used')
  const month = { ...firstPeriod('m', at), price: 0n, isTrial: true }
  await addMembership(tx, member.id, { plan_id: planId('plus') }, month)
  emit('plan.changed', { member: member.id })
  return planDetail(tx, member.id, language)
})
