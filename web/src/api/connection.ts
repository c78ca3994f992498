import { onlineManager } from '@tanstack/react-query'
import { store, useStore } from '../ui/store.ts'

/** How the page learns of changes: from the socket, by polling every 10 s, or not at all. */
export type Connection = 'live' | 'polling' | 'offline'

let live = false
const current = store<Connection>('polling')

function look() {
  current.set(!onlineManager.isOnline() ? 'offline' : live ? 'live' : 'polling')
}

// TanStack Query assumes that a page starts online.
onlineManager.setOnline(navigator.onLine)
onlineManager.subscribe(look)
look()

export function setLive(next: boolean): void {
  live = next
  look()
}

export const connection = current.get
export const useConnection = (): Connection => useStore(current)
