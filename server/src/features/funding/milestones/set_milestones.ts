import { set_milestones } from '@commons/contract/funding/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockOwned } from '../funding.access.ts'
import { isBacked, setParts } from './milestones.queries.ts'

export default handle(set_milestones, async ({ group_id, milestones }, context) => {
  const { tx, refuse } = context
  const { is_running, ends_at } = await lockOwned(context, group_id)
  if (!is_running || ends_at <= now()) refuse('pledging_over')
  if (await isBacked(tx, group_id)) refuse('milestones_fixed')
  await setParts(tx, group_id, milestones)
  return {}
})
