/** Listeners to topics that no read has: their hints are short-lived and cause no fetch. */
type Listener = () => void

const listeners = new Map<string, Set<Listener>>()
const watchers = new Set<Listener>()

const tellWatchers = () => {
  for (const watcher of watchers) watcher()
}

/** Calls the listener on each hint of this topic; returns a function that stops it. */
export function hear(topic: string, listener: Listener): () => void {
  const all = listeners.get(topic) ?? new Set()
  listeners.set(topic, all.add(listener))
  tellWatchers()
  return () => {
    all.delete(listener)
    if (all.size === 0) listeners.delete(topic)
    tellWatchers()
  }
}

/** The topics listened to, for the socket. */
export const heard = {
  topics: () => listeners.keys(),
  subscribe(watcher: Listener): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  tell(topics: readonly string[]): void {
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener()
  },
}
