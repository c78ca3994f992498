import { accept_channel_share } from '@commons/contract/videos/shares.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannel } from '../channels/channels.access.ts'
import { findShare, shareChanged } from './shares.changes.ts'
import { acceptProposal, keepBoth } from './shares.queries.ts'

export default handle(accept_channel_share, async ({ channel_id: channel, percent }, context) => {
  const { tx, member, refuse } = context
  await keepBoth(tx, channel, member.id)
  if (((await lockChannel(context, channel))?.role ?? null) === null) refuse('channel_not_found')
  const { proposed = null } = (await findShare(context, channel, member.id)) ?? {}
  if (proposed === null) refuse('share_not_proposed')
  if (proposed !== percent) refuse('share_changed')
  await acceptProposal(tx, channel, member.id)
  return shareChanged(context, channel, member.id)
})
