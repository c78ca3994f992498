import { leave_channel } from '@commons/contract/videos/memberships.ts'
import { lockBuyer } from '../../../memberships/memberships.queries.ts'
import { cancel } from '../../../memberships/renewing.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelMembership } from './memberships.queries.ts'

export default handle(leave_channel, async ({ channel_id }, { tx, member, refuse, say, recheck }) => {
  await lockBuyer(tx, member.id)
  const row = (await lockChannelMembership(tx, member.id, channel_id)) ?? refuse('membership_not_found')
  if ((await cancel(tx, row)) === 'ended') {
    say('done.membership_ended')
    await recheck({ members: [member.id] })
  }
  return {}
})
