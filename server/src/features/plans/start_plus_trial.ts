import { start_plus_trial } from '@commons/contract/plans/plans.ts'
import { handle } from '../../platform/call/handle.ts'
import { now } from '../../platform/clock.ts'
import { planDetail } from './plans.detail.ts'
import { addMembership, addTrial, findMembership, lockBuyer } from './plans.queries.ts'
import { addPeriods } from './plans.rules.ts'

export default handle(start_plus_trial, async (_input, { tx, member, language, refuse, emit }) => {
  if (!(await lockBuyer(tx, member.id))) refuse('email_not_verified')
  if (await findMembership(tx, member.id)) refuse('plan_in_force')
  const at = now()
  if (!(await addTrial(tx, member.id, at))) refuse('trial_used')
  await addMembership(tx, member.id, {
    plan: 'plus',
    period: 'm',
    price: 0n,
    anchor: at,
    periods: 1,
    periodStart: at,
    endsAt: addPeriods(at, 'm', 1),
    isTrial: true,
  })
  emit('plan.changed', { member: member.id })
  return planDetail(tx, member.id, language)
})
