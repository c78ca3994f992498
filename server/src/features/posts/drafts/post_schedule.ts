import { post_schedule } from '@commons/contract/posts/drafts.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintApproval } from './approval.ts'
import { setPublishAt } from './drafts.queries.ts'
import { momentOf } from './drafts.rules.ts'

export default handle(
  post_schedule,
  async ({ post_id, publish_at }, { tx, member, refuse, hint, hintOnly, say }) => {
    const publishAt = publish_at ? momentOf(publish_at) : null
    await hintApproval({ tx, hint }, post_id, member.id)
    if (!(await setPublishAt(tx, member.id, post_id, publishAt))) refuse('post_not_found')
    hintOnly([member.id])
    if (!publishAt) say('done.draft_saved')
    return {}
  },
)
