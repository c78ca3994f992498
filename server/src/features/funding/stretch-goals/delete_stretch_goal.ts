import { delete_stretch_goal } from '@commons/contract/funding/stretch-goals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChangeable } from './stretch.access.ts'
import { removeGoal } from './stretch.queries.ts'

export default handle(delete_stretch_goal, async ({ stretch_goal_id: goal }, context) => {
  const group_id = await lockChangeable(context, goal)
  await removeGoal(context.tx, goal)
  return { recdata: { group_id } }
})
