import type { Post } from '@commons/contract/posts.ts'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { perClient, wishQueue } from '../../../api/wish-queue.ts'
import { setDeleted } from '../list/gone-posts.ts'

/** What a reminder of this post would show: a repost of a repost shows the original. */
export const remindedId = (post: Post) => post.original_post_id ?? post.post_id

/** Takes back a repost; its card goes at once, and comes back where that is refused. */
export async function takeBack(repostId: number): Promise<void> {
  setDeleted(repostId, true)
  try {
    await call('post_delete', { post_id: repostId })
  } catch (error) {
    // Taken back in another tab.
    if (error instanceof CallError && error.refusal === 'post_not_found') return
    setDeleted(repostId, false)
    throw error
  }
}

/** Of which posts this member wants a reminder without a remark, until the server has said the same. */
export const remindWishes = perClient((client) => {
  /** The reposts by what they show, as far as one has heard of them. */
  const reposts = new Map<number, number>()
  const queue = wishQueue<number, boolean>({
    async send(post_id, wanted) {
      if (wanted) {
        const { recdata } = await call('repost', { post_id })
        reposts.set(post_id, recdata.post_id)
        setDeleted(recdata.post_id, false)
      } else {
        const repostId = reposts.get(post_id)
        if (repostId !== undefined) await takeBack(repostId)
        reposts.delete(post_id)
      }
      return wanted
    },
    // Both change the same topics.
    settle: (post_id) => afterWrite(client, 'repost', { post_id }),
    refuse: (error) => sayRefused(error),
  })
  return { queue, reposts }
})
