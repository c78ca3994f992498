import { useSyncExternalStore } from 'react'

/** Whether the page shows what was read before because the server does not answer. */
let shown = false
const listeners = new Set<() => void>()

export function setStaleShown(next: boolean): void {
  if (shown === next) return
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useStaleShown(): boolean {
  return useSyncExternalStore(subscribe, () => shown)
}
