import { edit_stretch_goal } from '@commons/contract/funding/stretch-goals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkAmount, lockChangeable } from './stretch.access.ts'
import { setGoal } from './stretch.queries.ts'

export default handle(
  edit_stretch_goal,
  async ({ stretch_goal_id: goal, title, description, amount }, context) => {
    const group_id = await lockChangeable(context, goal)
    const { units } = await checkAmount(context, group_id, { amount, goal })
    await setGoal(context.tx, goal, { title, description, units })
    return { recdata: { group_id } }
  },
)
