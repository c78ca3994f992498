/** Two of the town have a plan. */
import { beginPlan } from '../features/plans/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Neighbour } from './story/people.ts'

export async function addPlans(tx: Tx, ids: Readonly<Record<Neighbour, number>>): Promise<void> {
  await beginPlan(tx, ids.jana, { plan: 'plus', period: 'm' })
  await beginPlan(tx, ids.owen, { plan: 'pro', period: 'm' })
}
