import { useCallback, useSyncExternalStore } from 'react'

// Posts that this member has deleted here. The server's answer may take a while, and a list that was
// read before it still names them.
const gone = new Set<number>()
const listeners = new Set<() => void>()

export function setGone(postId: number, isGone: boolean): void {
  if (isGone) gone.add(postId)
  else gone.delete(postId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useGone(postId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => gone.has(postId), [postId]),
  )
}
