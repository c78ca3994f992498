import type { Post } from '@commons/contract/posts/posts.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { memberIds, type Ids } from '../../../api/member-store.ts'
import { currentSession } from '../../../api/session.ts'
import { useStore } from '../../../ui/store.ts'
import { blockedHere, mutedPeopleHere } from '../../people/public.ts'
import { isMutedHere, mutedHere } from './muted-here.ts'

// Deleted here: the server may take a while to answer, and lists read earlier still have them.
const deleted = memberIds()
// Posts that the server last said do not exist.
const absent = memberIds()
// Posts by members blocked here.
const blocked = memberIds()
// Posts by members muted here, or with something muted here.
const muted = memberIds()

export const setDeleted = deleted.put

const isOf = (post: Post, members: Ids) =>
  members.has(post.user_id) || (post.repost_user_id !== null && members.has(post.repost_user_id))

const isBlocked = (post: Post) => isOf(post, blockedHere.get())

/** Returns whether this member muted the post's author, or something in it, here. Their own posts stay. */
function isMuted(post: Post): boolean {
  if ((post.repost_user_id ?? post.user_id) === currentSession()?.id) return false
  return isOf(post, mutedPeopleHere.get()) || isMutedHere(post)
}

/** Checks all cached posts again, after a block or mute or the end of one. */
function hideAgain(client: QueryClient): void {
  const kept = client.getQueriesData<{ recdata: Post }>({ queryKey: ['post_card'] })
  const idsOf = (isGone: (post: Post) => boolean) =>
    new Set(kept.flatMap(([, answer]) => (answer && isGone(answer.recdata) ? [answer.recdata.post_id] : [])))
  const before = blocked.get()
  const now = idsOf(isBlocked)
  blocked.set(now)
  muted.set(idsOf(isMuted))
  // Meanwhile a post may have been reported absent because of the block: that no longer holds.
  absent.set((ids) => new Set([...ids].filter((id) => !before.has(id) || now.has(id))))
}

/**
 * Returns the posts that lists must leave out. Rows of no height would not do: a virtual list takes them for
 * off screen, and they could never come back. `showsMuted`: the list has what its reader asked for, such as a profile.
 */
export function useGonePosts({ showsMuted = false } = {}): ReadonlySet<number> {
  const client = useQueryClient()
  useEffect(() => {
    const cache = client.getQueryCache()
    const stops = [
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryKey[0] !== 'post_card') return
        const { post_id } = event.query.queryKey[1] as { post_id: number }
        if (event.action.type === 'success') {
          absent.put(post_id, false)
          const { recdata } = event.query.state.data as { recdata: Post }
          blocked.put(post_id, isBlocked(recdata))
          muted.put(post_id, isMuted(recdata))
        } else if (event.action.type === 'error' && event.action.error instanceof CallError)
          absent.put(post_id, event.action.error.refusal === 'post_not_found')
      }),
      blockedHere.subscribe(() => hideAgain(client)),
      mutedHere.subscribe(() => hideAgain(client)),
      mutedPeopleHere.subscribe(() => hideAgain(client)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  const [d, a, b, m] = [useStore(deleted), useStore(absent), useStore(blocked), useStore(muted)]
  return useMemo(() => new Set([...d, ...a, ...b, ...(showsMuted ? [] : m)]), [d, a, b, m, showsMuted])
}

/** Returns whether this member has deleted the post here. */
export function useDeleted(postId: number): boolean {
  return useStore(deleted, (ids) => ids.has(postId))
}

/** Returns the posts that this member has deleted here. */
export const useDeletedHere = () => useStore(deleted)
