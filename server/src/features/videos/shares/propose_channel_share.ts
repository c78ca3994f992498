import { propose_channel_share } from '@commons/contract/videos/shares.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelFor } from '../channels/channels.access.ts'
import { isThere, lockStanding } from '../collaborators/collaborators.queries.ts'
import { shareChanged } from './shares.changes.ts'
import { getShares, keepBoth, setProposal } from './shares.queries.ts'
import { mostFor } from './shares.rules.ts'

export default handle(
  propose_channel_share,
  async ({ channel_id: channel, member_user_id: other, percent }, context) => {
    const { tx, member, refuse } = context
    await keepBoth(tx, channel, other)
    await lockChannelFor(context, channel, 'share')
    if (!(await lockStanding(tx, channel, other))?.is_accepted) refuse('member_not_found')
    if (!(await isThere(tx, member.id, other))) refuse('member_not_found')
    const shares = await getShares(tx, channel)
    const known = shares.find((share) => share.member === other)
    if (percent === known?.percent || percent === known?.proposed) refuse('share_unchanged')
    const most = mostFor(shares, other)
    if (percent > most) refuse('shares_exceed_whole', { values: { value: String(most) } })
    await setProposal(tx, channel, other, percent)
    return shareChanged(context, channel, other)
  },
)
