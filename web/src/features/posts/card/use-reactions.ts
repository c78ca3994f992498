import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/toast.ts'
import { isReactionKept, keepReaction, useWaitingReaction } from '../../../compose/outbox/use-outbox.ts'
import { reactionOf, reactionQueue, withReaction, type ReactionQueue } from './reactions.ts'

/** What the network took no answer of goes on in the outbox. */
class HandedOver extends Error {}

const queues = new WeakMap<QueryClient, ReactionQueue>()

function queueOf(client: QueryClient): ReactionQueue {
  const known = queues.get(client)
  if (known) return known
  const queue: ReactionQueue = reactionQueue({
    async send(name, post_id, confirmed) {
      const key = crypto.randomUUID()
      try {
        const { recdata } = await call(name, { post_id, idempotency_key: key })
        return reactionOf(recdata)
      } catch (error) {
        if (!(error instanceof CallError) || error.refusal !== 'network') throw error
        // It may have happened all the same; under its key it happens once.
        keepReaction(post_id, queue.wanted(post_id) ?? confirmed, confirmed, { call: name, key })
        throw new HandedOver()
      }
    },
    // Like and dislike change the same topics. What waits to be sent is read again when it was.
    settle: async (post_id) => {
      if (!isReactionKept(post_id)) await afterWrite(client, 'post_like', { post_id })
    },
    refuse: (error) => {
      // An ended session says so by itself.
      if (error instanceof CallError && error.status !== 401) toast.error(error.message)
    },
  })
  queues.set(client, queue)
  return queue
}

/** A post as the member last asked for it, and the two toggles. */
export function useReactions(post: Post) {
  const queue = queueOf(useQueryClient())
  // Of a repost without a remark they are the original's, wherever that is shown as well.
  const id = post.target_post_id
  const asked = useSyncExternalStore(
    queue.subscribe,
    useCallback(() => queue.wanted(id), [queue, id]),
  )
  const kept = useWaitingReaction(id)
  const wanted = kept?.wanted ?? asked
  const shown = wanted === undefined ? post : withReaction(post, wanted)
  const press = (reaction: 'like' | 'dislike') => {
    const next = reactionOf(shown) === reaction ? 'none' : reaction
    if (!kept && onlineManager.isOnline()) return queue.want(id, next, reactionOf(post))
    keepReaction(id, next, reactionOf(post))
    if (!onlineManager.isOnline())
      toast.success(t`You are offline. This will be sent when you are back.`, { ms: 6000 })
  }
  return {
    shown,
    /** The server does not know of it yet. */
    waits: kept !== undefined,
    like: () => press('like'),
    dislike: () => press('dislike'),
  }
}
