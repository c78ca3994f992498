import { add_stretch_goal } from '@commons/contract/funding/stretch-goals.ts'
import { mostStretchGoals } from '@commons/contract/shared/funding-figures.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockOwned } from '../funding.access.ts'
import { checkAmount } from './stretch.access.ts'
import { addGoal } from './stretch.queries.ts'

export default handle(add_stretch_goal, async ({ group_id, title, description = '', amount }, context) => {
  const { tx, refuse } = context
  const { is_running, ends_at } = await lockOwned(context, group_id)
  if (!is_running || ends_at <= now()) refuse('pledging_over')
  const { units, others } = await checkAmount(context, group_id, { amount })
  if (others >= mostStretchGoals) refuse('too_many_stretch_goals')
  return { recdata: { stretch_goal_id: await addGoal(tx, group_id, { title, description, units }) } }
})
