/** Carries out what a choice offers: begins, changes, resumes or pays a plan. */
import type { Tx } from '../../platform/db/prepared.ts'
import { charge } from './plans.charge.ts'
import { addMembership, type MembershipRow, setPeriod, setRenewal } from './plans.queries.ts'
import { addPeriods, type Choice, type Offered, renewed } from './plans.rules.ts'
import { standingOf } from './plans.shape.ts'

interface Taken {
  readonly member: number
  readonly row: MembershipRow | undefined
  readonly choice: Choice
  readonly offer: Offered
  readonly at: Date
}

export async function take(tx: Tx, { member, row, choice, offer, at }: Taken): Promise<void> {
  const { change, due } = offer
  if (row && change === 'later') return setRenewal(tx, row.id, { renews: true, next: choice })
  if (row && change === 'resume') return setRenewal(tx, row.id, { renews: true, next: null })
  const fresh = {
    ...choice,
    anchor: at,
    periods: 1,
    periodStart: at,
    endsAt: addPeriods(at, choice.period, 1),
  }
  const period = row && change === 'pay' ? renewed({ ...standingOf(row), next: undefined }, at) : fresh
  const begun = { ...period, price: offer.charge, isTrial: false }
  const membership = row ? row.id : await addMembership(tx, member, begun)
  if (row) await setPeriod(tx, row.id, begun)
  const from = row && change === 'pay' ? row.ends_at : at
  await charge(tx, { ...choice, membership, member, from, due, isSpending: true })
}
