/**
 * Listeners to topics, apart from reads that have the same ones: nothing is read again because of them, unless a listener
 * does so.
 */
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
