import { post_delete } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { hintApproval } from './drafts/approval.ts'
import { hintGroup } from './posts.groups.ts'
import { audienceOf } from './posts.queries.ts'
import { closeUp } from './threads/closing-up.ts'
import { lockThread } from './threads/locking.ts'
import { setDeleted } from './posts.writing.queries.ts'

export default handle(post_delete, async ({ post_id }, { tx, member, refuse, emit, hint, hintOnly }) => {
  const thread = await lockThread(tx, post_id)
  const post = (await setDeleted(tx, member.id, post_id, true)) ?? refuse('post_not_found')
  if (thread !== undefined) await closeUp({ tx, emit, hint }, thread, { id: post_id, ...post })
  hintOnly(post.is_published ? await audienceOf(tx, post) : [member.id])
  if (post.is_published) await hintGroup({ db: tx, hint }, { ...post, id: post_id }, true)
  else await hintApproval({ tx, hint }, post_id)
  emit('post.deleted', { post: post_id, author: post.author })
  return { original_post_id: post.original_id }
})
