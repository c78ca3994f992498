import { decline_channel_share } from '@commons/contract/videos/shares.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findShare, lockSharing, shareChanged } from './shares.changes.ts'
import { removeProposal, removeShare } from './shares.queries.ts'

export default handle(
  decline_channel_share,
  async ({ channel_id: channel, member_user_id: other }, context) => {
    const { tx, refuse } = context
    await lockSharing(context, channel, other)
    const share = await findShare(context, channel, other)
    if (!share || share.proposed === null) return refuse('share_not_proposed')
    if (share.percent === null) await removeShare(tx, channel, other)
    else await removeProposal(tx, channel, other)
    return shareChanged(context, channel, other)
  },
)
