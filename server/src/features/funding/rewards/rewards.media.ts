/** Pictures of rewards, visible to everybody while somebody can find the project, like what the rewards are. */
import { sql } from 'kysely'
import type { MediaUse } from '../../../platform/media/uses.ts'

export const rewardPictures: MediaUse = {
  name: 'reward',
  audience: {
    open: sql`exists (
      select from reward_tiers tier join groups g on g.id = tier.group_id where tier.media_id = m.id and g.deleted_at is null)`,
    visible: () => sql`false`,
  },
  // A row's, a card's, and a card's on a dense screen.
  widths: [160, 360, 720],
}
