/** What happened, told after the commit that made it so, from one place. */
import type { Log } from './log.ts'

/**
 * What happened, told to other features after the commit. Each feature adds its own events by
 * declaration merging in its `<feature>.events.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- features fill it
export interface Events {}
export type EventName = keyof Events

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
