/** What happened, told after the commit that made it so, from one place. */
import type { EventName, Events } from './call/handle.ts'
import type { Log } from './log.ts'

type Listener = (name: EventName, event: Events[EventName]) => void

export interface EventPublisher {
  publish(name: EventName, event: Events[EventName]): void
  subscribe(listener: Listener): void
}

export function openEvents(log: Log): EventPublisher {
  const listeners: Listener[] = []
  return {
    publish(name, event) {
      log.debug({ event: name, ...(event as object) }, 'happened')
      for (const listener of listeners) listener(name, event)
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}
