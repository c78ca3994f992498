import type { Post } from '@commons/contract/posts/posts.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { memberIds, type Ids } from '../../../api/member-store.ts'
import { currentSession } from '../../../api/session.ts'
import { useStore } from '../../../ui/store.ts'
import { blockedHere } from '../../people/public.ts'
import { isMutedHere, mutedHere } from './muted-here.ts'

// Deleted here: the server may take a while to answer, and lists read earlier still have them.
const deleted = memberIds()
// Posts that the server last said do not exist.
const absent = memberIds()
// Posts by members blocked here, or with something muted here.
const hidden = memberIds()

export const setDeleted = deleted.put

const isOf = (post: Post, members: Ids) =>
  members.has(post.user_id) || (post.repost_user_id !== null && members.has(post.repost_user_id))

/**
 * Returns whether lists leave a post out because this member blocked or muted something here. Their own posts
 * stay.
 */
function isHidden(post: Post): boolean {
  if (isOf(post, blockedHere.get())) return true
  return (post.repost_user_id ?? post.user_id) !== currentSession()?.id && isMutedHere(post)
}

/** Checks all cached posts again, after a block or mute or the end of one. */
function hideAgain(client: QueryClient): void {
  const kept = client.getQueriesData<{ recdata: Post }>({ queryKey: ['post_card'] })
  const before = hidden.get()
  const now = new Set(
    kept.flatMap(([, answer]) => (answer && isHidden(answer.recdata) ? [answer.recdata.post_id] : [])),
  )
  hidden.set(now)
  // While hidden, a post may have been reported absent because of the block: that no longer holds.
  absent.set((ids) => new Set([...ids].filter((id) => !before.has(id) || now.has(id))))
}

/**
 * Returns the posts that lists must leave out. Rows of no height would not do: a virtual list takes them for
 * off screen, and they could never come back.
 */
export function useGonePosts(): ReadonlySet<number> {
  const client = useQueryClient()
  useEffect(() => {
    const cache = client.getQueryCache()
    const stops = [
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryKey[0] !== 'post_card') return
        const { post_id } = event.query.queryKey[1] as { post_id: number }
        if (event.action.type === 'success') {
          absent.put(post_id, false)
          hidden.put(post_id, isHidden((event.query.state.data as { recdata: Post }).recdata))
        } else if (event.action.type === 'error' && event.action.error instanceof CallError)
          absent.put(post_id, event.action.error.refusal === 'post_not_found')
      }),
      blockedHere.subscribe(() => hideAgain(client)),
      mutedHere.subscribe(() => hideAgain(client)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  const [d, a, h] = [useStore(deleted), useStore(absent), useStore(hidden)]
  return useMemo(() => new Set([...d, ...a, ...h]), [d, a, h])
}

/** Returns whether this member has deleted the post here. */
export function useDeleted(postId: number): boolean {
  return useStore(deleted, (ids) => ids.has(postId))
}
