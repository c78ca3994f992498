import { add_reward_tier } from '@commons/contract/funding/rewards.ts'
import { mostRewardTiers } from '@commons/contract/shared/funding-figures.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import type { MadeMedia } from '../../../platform/media/media-service.ts'
import { unitsIn } from '../../wallet/public.ts'
import { lockOwned } from '../funding.access.ts'
import { rewardPictures } from './rewards.media.ts'
import { addTier, countTiers } from './rewards.queries.ts'

export default handle(add_reward_tier, {
  before: async (_input, { files: { file }, member, platform }): Promise<MadeMedia | undefined> =>
    file && platform.mediaRoad.render(file, { use: rewardPictures, owner: member.id, crop: undefined }),

  async run(input, context) {
    const { group_id, title, description = '', amount, limit = null, delivery = null, alt } = input
    const { tx, member, platform, before: picture, refuse, refuseFields } = context
    const units = unitsIn(amount, 'FCELL', 'amount')
    const { is_running, ends_at } = await lockOwned(context, group_id)
    if (!is_running || ends_at <= now()) refuse('pledging_over')
    // Months as text are in the order of time.
    if (delivery !== null && delivery < ends_at.toISOString().slice(0, 7))
      refuseFields({ delivery: 'delivery_month_early' })
    if ((await countTiers(tx, group_id)) >= mostRewardTiers) refuse('too_many_reward_tiers')
    const media = picture && (await platform.mediaRoad.addReady(tx, member.id, picture, alt))
    const made = { title, description, units, most: limit, delivery, media }
    return { recdata: { reward_tier_id: await addTier(tx, group_id, made) } }
  },

  undo: async (picture, { mediaRoad }) => {
    if (picture) await mediaRoad.unmake(picture)
  },
})
