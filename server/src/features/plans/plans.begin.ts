/** Begins a plan for a member who has none, and charges it. */
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import { getPrices } from './plans.queries.ts'
import { type Choice, offerOf } from './plans.rules.ts'
import { take } from './plans.take.ts'

export async function beginPlan(tx: Tx, member: number, choice: Choice): Promise<void> {
  const at = now()
  const offer = offerOf(choice, undefined, await getPrices(tx), at)
  await take(tx, { member, row: undefined, choice, offer, at })
}
