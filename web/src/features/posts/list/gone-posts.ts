import type { Post } from '@commons/contract/posts.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { currentSession, watchMember } from '../../../api/session.ts'
import { blockedHere, watchBlockedHere } from '../../people/public.ts'
import { forgetMutedHere, isMutedHere, watchMutedHere } from './muted-here.ts'

type Ids = ReadonlySet<number>
const none: Ids = new Set()

// Deleted here: the server's answer may take a while, and a list read before it still names them.
let deleted: Ids = none
// What the server said last of these: no such post.
let absent: Ids = none
// Of members who were blocked here, or with what was muted here.
let hidden: Ids = none
let gone: Ids = none
const listeners = new Set<() => void>()

function changed() {
  gone = new Set([...deleted, ...absent, ...hidden])
  for (const listener of listeners) listener()
}

function toggled(set: Ids, postId: number, isIn: boolean): Ids {
  if (set.has(postId) === isIn) return set
  return isIn ? new Set(set).add(postId) : new Set([...set].filter((id) => id !== postId))
}

export function setDeleted(postId: number, isDeleted: boolean): void {
  const next = toggled(deleted, postId, isDeleted)
  if (next === deleted) return
  deleted = next
  changed()
}

function setAbsent(postId: number, isAbsent: boolean): void {
  const next = toggled(absent, postId, isAbsent)
  if (next === absent) return
  absent = next
  changed()
}

const isOf = (post: Post, members: Ids) =>
  members.has(post.user_id) || (post.repost_user_id !== null && members.has(post.repost_user_id))

/** Whether lists keep a post out for what this member has done here. Their own posts stay. */
function isHidden(post: Post): boolean {
  if (isOf(post, blockedHere())) return true
  return (post.repost_user_id ?? post.user_id) !== currentSession()?.id && isMutedHere(post)
}

function setHidden(post: Post): void {
  const next = toggled(hidden, post.post_id, isHidden(post))
  if (next === hidden) return
  hidden = next
  changed()
}

/** After a block or a mute, or the end of one: every post that is kept is looked at again. */
function hideAgain(client: QueryClient): void {
  const kept = client.getQueriesData<{ recdata: Post }>({ queryKey: ['post_detail'] })
  const before = hidden
  hidden = new Set(
    kept.flatMap(([, answer]) => (answer && isHidden(answer.recdata) ? [answer.recdata.post_id] : [])),
  )
  // While it was hidden the server may have said that it is not there: that was true then.
  absent = new Set([...absent].filter((id) => !before.has(id) || hidden.has(id)))
  changed()
}

watchMember(() => {
  forgetMutedHere()
  deleted = absent = hidden = none
  changed()
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The posts that lists must leave out. A row without height would not do: a virtual list takes it for
 * off the screen, and it could never come back.
 */
export function useGonePosts(): ReadonlySet<number> {
  const client = useQueryClient()
  useEffect(() => {
    const cache = client.getQueryCache()
    const stops = [
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryKey[0] !== 'post_detail') return
        const { post_id } = event.query.queryKey[1] as { post_id: number }
        if (event.action.type === 'success') {
          setAbsent(post_id, false)
          setHidden((event.query.state.data as { recdata: Post }).recdata)
        } else if (event.action.type === 'error' && event.action.error instanceof CallError)
          setAbsent(post_id, event.action.error.refusal === 'post_not_found')
      }),
      watchBlockedHere(() => hideAgain(client)),
      watchMutedHere(() => hideAgain(client)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return useSyncExternalStore(subscribe, () => gone)
}

/** Whether this member has deleted the post here. */
export function useDeleted(postId: number): boolean {
  return useSyncExternalStore(subscribe, () => deleted.has(postId))
}
