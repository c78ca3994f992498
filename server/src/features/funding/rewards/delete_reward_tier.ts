import { delete_reward_tier } from '@commons/contract/funding/rewards.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findSight } from '../funding.access.ts'
import { findTierProject, removeTier } from './rewards.queries.ts'

export default handle(delete_reward_tier, async ({ reward_tier_id: tier }, { tx, member, refuse }) => {
  const group = (await findTierProject(tx, tier)) ?? refuse('reward_tier_not_found')
  const sight = (await findSight(tx, member.id, group)) ?? refuse('reward_tier_not_found')
  if (!sight.is_owner) refuse('group_forbidden')
  if (!(await removeTier(tx, tier))) refuse('reward_tier_taken')
  return { recdata: { group_id: group } }
})
