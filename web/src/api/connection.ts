import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** How the page hears of changes: by the socket, by asking every 10 s, or not at all. */
export type Connection = 'live' | 'polling' | 'offline'

let live = false
const listeners = new Set<() => void>()

// TanStack Query assumes that a page starts online.
onlineManager.setOnline(navigator.onLine)
onlineManager.subscribe(changed)

function changed() {
  for (const listener of listeners) listener()
}

export function setLive(next: boolean): void {
  if (live === next) return
  live = next
  changed()
}

export function connection(): Connection {
  if (!onlineManager.isOnline()) return 'offline'
  return live ? 'live' : 'polling'
}

function watchConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connection)
}
