import { useCallback, useSyncExternalStore } from 'react'

export type CommentPart = 'box' | 'all'

// What was opened stays open when its card leaves the screen and comes back.
let opened: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function openComments(part: CommentPart, name: string, isOpen = true): void {
  const key = `${part}.${name}`
  if (opened.has(key) === isOpen) return
  const next = new Set(opened)
  if (isOpen) next.add(key)
  else next.delete(key)
  opened = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the field below these comments, or all of them, were asked for. */
export function useOpened(part: CommentPart, name: string): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => opened.has(`${part}.${name}`), [part, name]),
  )
}
