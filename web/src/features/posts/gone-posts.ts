import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { CallError } from '../../api/call-error.ts'

// Deleted here: the server's answer may take a while, and a list read before it still names them.
let deleted: ReadonlySet<number> = new Set()
// What the server said last of these: no such post.
let absent: ReadonlySet<number> = new Set()
let gone: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function changed() {
  gone = new Set([...deleted, ...absent])
  for (const listener of listeners) listener()
}

function toggled(set: ReadonlySet<number>, postId: number, isIn: boolean): ReadonlySet<number> {
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The posts that lists must leave out. A row without height would not do: a virtual list takes it for
 * off the screen, and it could never come back.
 */
export function useGonePosts(): ReadonlySet<number> {
  const cache = useQueryClient().getQueryCache()
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryKey[0] !== 'post_detail') return
        const { post_id } = event.query.queryKey[1] as { post_id: number }
        if (event.action.type === 'success') setAbsent(post_id, false)
        else if (event.action.type === 'error' && event.action.error instanceof CallError)
          setAbsent(post_id, event.action.error.refusal === 'post_not_found')
      }),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => gone)
}

/** Whether this member has deleted the post here. */
export function useDeleted(postId: number): boolean {
  return useSyncExternalStore(subscribe, () => deleted.has(postId))
}
