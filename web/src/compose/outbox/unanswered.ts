import { useSyncExternalStore } from 'react'

// What was sent last of what waits was not answered, or not for long: nothing more leaves for a while.
let unanswered = false
const listeners = new Set<() => void>()

export function setUnanswered(next: boolean): void {
  if (unanswered === next) return
  unanswered = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the server takes nothing of what waits to be sent for now. */
export function useUnanswered(): boolean {
  return useSyncExternalStore(subscribe, () => unanswered)
}
