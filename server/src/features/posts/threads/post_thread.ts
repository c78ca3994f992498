import { post_thread } from '@commons/contract/posts/threads.ts'
import { handle } from '../../../platform/call/handle.ts'
import { wholePosts } from '../posts.page.ts'
import { listThread } from './threads.queries.ts'

export default handle(post_thread, async ({ post_id }, { db, member, viewer, refuse }) => {
  const recdata = await wholePosts(db, await listThread(db, member.id, post_id), viewer)
  // Who sees another post of the thread doesn't learn from it that this one is there.
  if (!recdata.some((post) => post.post_id === post_id)) refuse('post_not_found')
  return { recdata }
})
