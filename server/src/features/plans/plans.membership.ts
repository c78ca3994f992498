/** Plans as memberships: what renews them, and who is told. */
import type { MembershipKind } from '../../memberships/membership-kind.ts'
import { charge } from './plans.charge.ts'
import { getPrices, isPlan, planId, planOf } from './plans.queries.ts'
import { renewed } from './plans.rules.ts'
import { standingOf } from './plans.shape.ts'

export const planMembership: MembershipKind = {
  partOf: ['wallet'],
  has: isPlan,
  told: { renewed: 'plan_renewed', waits: 'plan_renewal_failed', ended: 'plan_ended' },
  async renewal(tx, row, at) {
    if (!isPlan(row)) return undefined
    const { plan, ...period } = renewed(standingOf(row), at)
    const price = (await getPrices(tx))[plan][period.period]
    return { period, price, plan_id: planId(plan) }
  },
  async charge({ tx }, due) {
    if (due.plan_id === null) throw new Error('A plan is charged by its id')
    await charge(tx, { ...due, plan: planOf(due.plan_id) })
  },
  follow({ emit, hint }, { member_id: member }) {
    emit('plan.changed', { member })
    for (const kind of ['plan', 'wallet', 'account'] as const) hint(`${kind}:${member}`, [member])
    hint(`member:${member}`)
  },
}
