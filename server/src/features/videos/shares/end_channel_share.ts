import { end_channel_share } from '@commons/contract/videos/shares.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findShare, lockSharing, shareChanged } from './shares.changes.ts'
import { removeShare, tellOfEnd } from './shares.queries.ts'

export default handle(end_channel_share, async ({ channel_id: channel, member_user_id: other }, context) => {
  const { tx, member, refuse } = context
  const { owner } = await lockSharing(context, channel, other)
  const share = await findShare(context, channel, other)
  if (!share || share.percent === null) return refuse('share_not_found')
  await removeShare(tx, channel, other)
  await tellOfEnd(tx, channel, { member: other === member.id ? owner : other, by: member.id })
  return shareChanged(context, channel, other)
})
