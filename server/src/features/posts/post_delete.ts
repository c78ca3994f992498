import { post_delete } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { listAudience } from './posts.queries.ts'
import { setDeleted } from './posts.writing.queries.ts'

export default handle(post_delete, async ({ post_id }, { tx, member, refuse, emit, hintOnly }) => {
  const post = (await setDeleted(tx, member.id, post_id, true)) ?? refuse('post_not_found')
  if (!post.is_published) hintOnly([member.id])
  else if (post.audience === 'private') hintOnly(await listAudience(tx, member.id))
  emit('post.deleted', { post: post_id, author: member.id })
  return { original_post_id: post.original_id }
})
