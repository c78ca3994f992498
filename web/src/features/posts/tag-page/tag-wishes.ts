import { call, CallError } from '../../../api/call.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { perClient, wishQueue } from '../../../api/wish-queue.ts'

/** Which tags this member wants to follow, until the server has said the same. */
export const tagWishes = perClient((client) => {
  /** By which following a tag ends, as far as one has heard of it. */
  const followings = new Map<string, number>()
  const queue = wishQueue<string, boolean>({
    async send(hashtag, wanted) {
      const idempotency_key = crypto.randomUUID()
      const hashtag_id = followings.get(hashtag)
      if (wanted) {
        const { recdata } = await call('add_hashtag', { hashtag, lable: hashtag, idempotency_key })
        followings.set(hashtag, recdata.id)
      } else if (hashtag_id !== undefined) {
        await call('delete_hashtag', { hashtag_id, idempotency_key }).catch((error: unknown) => {
          // Ended in another tab.
          if (!(error instanceof CallError) || error.refusal !== 'hashtag_not_found') throw error
        })
        followings.delete(hashtag)
      }
      return wanted
    },
    // Both change the same topics.
    settle: (hashtag) => afterWrite(client, 'add_hashtag', { hashtag }),
    refuse: (error) => sayRefused(error),
  })
  return { queue, followings }
})
