import type { Post } from '@commons/contract/posts/posts.ts'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { setDeleted } from '../list/gone-posts.ts'

/** Returns the post that a repost of this one would show: the original, if this is a repost. */
export const remindedId = (post: Post) => post.original_post_id ?? post.post_id

/** Deletes a repost. Its card disappears at once, and comes back if the server refuses. */
export async function takeBack(repostId: number): Promise<void> {
  setDeleted(repostId, true)
  try {
    await call('post_delete', { post_id: repostId })
  } catch (error) {
    // Already deleted in another tab.
    if (error instanceof CallError && error.refusal === 'post_not_found') return
    setDeleted(repostId, false)
    throw error
  }
}
