import { post_delete } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { hintApproval } from './drafts/approval.ts'
import { hintGroup } from './posts.groups.ts'
import { audienceOf } from './posts.queries.ts'
import { setDeleted } from './posts.writing.queries.ts'

export default handle(post_delete, async ({ post_id }, { tx, member, refuse, emit, hint, hintOnly }) => {
  const post = (await setDeleted(tx, member.id, post_id, true)) ?? refuse('post_not_found')
  hintOnly(post.is_published ? await audienceOf(tx, post) : [member.id])
  if (post.is_published) await hintGroup({ db: tx, hint }, { ...post, id: post_id }, true)
  else await hintApproval({ tx, hint }, post_id)
  emit('post.deleted', { post: post_id, author: post.author })
  return { original_post_id: post.original_id }
})
