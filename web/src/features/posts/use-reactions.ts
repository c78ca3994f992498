import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { toast } from '../../ui/toast.ts'
import {
  reactionOf,
  reactionQueue,
  withReaction,
  type Reaction,
  type ReactionCall,
  type ReactionQueue,
} from './reactions.ts'

function online(): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve()
  toast.success(t`You are offline. This will be sent when you are back, as long as this page stays open.`, {
    ms: 6000,
  })
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      stop()
      resolve()
    })
  })
}

/** One toggle, however often the network fails meanwhile: the key makes it happen once. */
async function send(name: ReactionCall, post_id: number): Promise<Reaction> {
  const input = { post_id, idempotency_key: crypto.randomUUID() }
  for (;;) {
    await online()
    try {
      const { recdata } = await call(name, input)
      return reactionOf(recdata)
    } catch (error) {
      if (!(error instanceof CallError) || error.refusal !== 'network' || onlineManager.isOnline())
        throw error
    }
  }
}

const queues = new WeakMap<QueryClient, ReactionQueue>()

function queueOf(client: QueryClient): ReactionQueue {
  const known = queues.get(client)
  if (known) return known
  const queue = reactionQueue({
    send,
    // Like and dislike change the same topics.
    settle: (post_id) => afterWrite(client, 'post_like', { post_id }),
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
  const wanted = useSyncExternalStore(
    queue.subscribe,
    useCallback(() => queue.wanted(post.post_id), [queue, post.post_id]),
  )
  const shown = wanted === undefined ? post : withReaction(post, wanted)
  const press = (reaction: 'like' | 'dislike') => {
    const next = reactionOf(shown) === reaction ? 'none' : reaction
    queue.want(post.post_id, next, reactionOf(post))
  }
  return { shown, like: () => press('like'), dislike: () => press('dislike') }
}
