import { add_reward_tier } from '@commons/contract/funding/rewards.ts'
import { mostRewardTiers } from '@commons/contract/shared/funding-figures.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { unitsIn } from '../../wallet/public.ts'
import { lockOwned } from '../funding.access.ts'
import { addTier, countTiers } from './rewards.queries.ts'

export default handle(add_reward_tier, async (input, context) => {
  const { group_id, title, description = '', amount, limit = null } = input
  const { tx, refuse } = context
  const units = unitsIn(amount, 'FCELL', 'amount')
  const { is_running, ends_at } = await lockOwned(context, group_id)
  if (!is_running || ends_at <= now()) refuse('pledging_over')
  if ((await countTiers(tx, group_id)) >= mostRewardTiers) refuse('too_many_reward_tiers')
  return {
    recdata: { reward_tier_id: await addTier(tx, group_id, { title, description, units, most: limit }) },
  }
})
