/** Carries out what a choice offers: begins, changes, resumes or pays a plan. */
import { addMembership, setPeriod, setRenewal } from '../../memberships/memberships.queries.ts'
import { firstPeriod } from '../../memberships/periods.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import { charge } from './plans.charge.ts'
import { planId, type PlanRow } from './plans.queries.ts'
import { type Choice, type Offered, renewed } from './plans.rules.ts'
import { standingOf } from './plans.shape.ts'

interface Taken {
  readonly member: number
  readonly row: PlanRow | undefined
  readonly choice: Choice
  readonly offer: Offered
  readonly at: Date
}

export async function take(tx: Tx, { member, row, choice, offer, at }: Taken): Promise<void> {
  const { change, due } = offer
  const { plan } = choice
  const plan_id = planId(plan)
  const next = { plan_id, period: choice.period }
  if (row && change === 'later') return setRenewal(tx, row.id, { renews: true, next })
  if (row && change === 'resume') return setRenewal(tx, row.id, { renews: true, next: null })
  const period =
    row && change === 'pay'
      ? renewed({ ...standingOf(row), next: undefined }, at)
      : firstPeriod(choice.period, at)
  const begun = { ...period, price: offer.charge, isTrial: false }
  const membership = row ? row.id : await addMembership(tx, member, { plan_id }, begun)
  if (row) await setPeriod(tx, row.id, begun, plan_id)
  const from = row && change === 'pay' ? row.ends_at : at
  await charge(tx, { ...next, plan, membership, member, channel_id: null, from, due, isSpending: true })
}
