import { group_approval_update } from '@commons/contract/groups/approval.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { setApproval } from '../groups.writing.queries.ts'

export default handle(group_approval_update, async ({ group_id, approves_posts }, context) => {
  await lockFor(context, group_id, 'approve')
  await setApproval(context.tx, group_id, Boolean(approves_posts))
  context.say(approves_posts ? 'done.group_approval_on' : 'done.group_approval_off')
  return { approves_posts: flag(Boolean(approves_posts)) }
})
