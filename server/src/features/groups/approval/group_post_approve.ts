import { group_post_approve } from '@commons/contract/groups/approval.ts'
import { handle } from '../../../platform/call/handle.ts'
import { approvePost, lockAuthorOf } from '../../posts/public.ts'
import { lockFor } from '../groups.access.ts'

export default handle(group_post_approve, async ({ group_id: group, post_id: post }, context) => {
  const { member, refuse } = context
  await lockAuthorOf(context.tx, post)
  await lockFor(context, group, 'approve')
  const outcome = await approvePost(context, { leader: member.id, group, post })
  if (outcome === 'gone') refuse('held_post_gone')
  if (outcome === 'file_failed') refuse('held_post_file_failed')
  // Those who run the group and everybody who sees the post get their own hints.
  context.hintOnly([member.id])
  return {}
})
