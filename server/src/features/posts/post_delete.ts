import { post_delete } from '@commons/contract/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { audienceOf } from './posts.queries.ts'
import { setDeleted } from './posts.writing.queries.ts'

export default handle(post_delete, async ({ post_id }, { tx, member, refuse, emit, hintOnly }) => {
  const post = (await setDeleted(tx, member.id, post_id, true)) ?? refuse('post_not_found')
  hintOnly(post.is_published ? await audienceOf(tx, { ...post, author: member.id }) : [member.id])
  emit('post.deleted', { post: post_id, author: member.id })
  return { original_post_id: post.original_id }
})
