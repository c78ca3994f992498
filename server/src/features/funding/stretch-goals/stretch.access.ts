/** Who may change which stretch goals, and to what. */
import { largestTarget } from '@commons/contract/shared/project-figures.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { now } from '../../../platform/clock.ts'
import { unitsIn } from '../../wallet/public.ts'
import { lockOwned } from '../funding.access.ts'
import { findGoalProject, getAmounts, isReached } from './stretch.queries.ts'

const unitsOfToken = 10n ** 18n

interface Context {
  readonly tx: Tx
  readonly member: { id: number }
  refuse(
    refusal: 'stretch_goal_not_found' | 'group_forbidden' | 'pledging_over' | 'stretch_goal_reached',
  ): never
}

/** Returns the project of a goal that the caller may change, locked: no pledge moves until the transaction ends. */
export async function lockChangeable(context: Context, goal: number): Promise<number> {
  const { tx, member, refuse } = context
  const group = (await findGoalProject(tx, goal)) ?? refuse('stretch_goal_not_found')
  const { is_running, ends_at } = await lockOwned(
    {
      tx,
      member,
      // Who doesn't see the project doesn't learn of its goals.
      refuse: (refusal) => refuse(refusal === 'project_not_found' ? 'stretch_goal_not_found' : refusal),
    },
    group,
  )
  const reached = (await isReached(tx, goal)) ?? refuse('stretch_goal_not_found')
  if (!is_running || ends_at <= now()) refuse('pledging_over')
  if (reached) refuse('stretch_goal_reached')
  return group
}

interface Asked {
  readonly tx: Tx
  readonly refuseFields: (fields: Record<string, string>) => never
}

/** Returns the amount of a goal in the smallest unit, and how many others there are; refuses one that doesn't fit at its field. */
export async function checkAmount(
  { tx, refuseFields }: Asked,
  group: number,
  { amount, goal }: { amount: string; goal?: number },
): Promise<{ units: bigint; others: number }> {
  const units = unitsIn(amount, 'FCELL', 'amount')
  if (units > largestTarget * unitsOfToken) refuseFields({ amount: 'funding_target_too_large' })
  const { least, goals } = await getAmounts(tx, group)
  if (units <= least) refuseFields({ amount: 'stretch_too_low' })
  const others = goals.filter(({ id }) => id !== goal)
  if (others.some((other) => other.units === units)) refuseFields({ amount: 'stretch_amount_taken' })
  return { units, others: others.length }
}
