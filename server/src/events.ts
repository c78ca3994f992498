/** Who hears of what: the features' events, told after their commits. */
// The features' own events, which they add to Events.
import type {} from './features/accounts/accounts.events.ts'
import type {} from './features/posts/posts.events.ts'
import type { EventName, Events } from './platform/call/handle.ts'
import type { Platform } from './platform/platform.ts'

type Listener = (name: EventName, event: Events[EventName]) => void

export function eventPublisher({ log }: Platform, onEvent?: Listener): Listener {
  return (name, event) => {
    log.debug({ event: name, ...(event as object) }, 'happened')
    onEvent?.(name, event)
  }
}
