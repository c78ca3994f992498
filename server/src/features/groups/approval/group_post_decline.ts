import { group_post_decline } from '@commons/contract/groups/approval.ts'
import { handle } from '../../../platform/call/handle.ts'
import { declinePost, lockAuthorOf } from '../../posts/public.ts'
import { lockFor } from '../groups.access.ts'

export default handle(
  group_post_decline,
  async ({ group_id: group, post_id: post, reason = '' }, context) => {
    const { member, refuse } = context
    await lockAuthorOf(context.tx, post)
    await lockFor(context, group, 'approve')
    const outcome = await declinePost(context, { leader: member.id, group, post, reason })
    if (outcome === 'gone') refuse('held_post_gone')
    context.hintOnly([member.id])
    return {}
  },
)
