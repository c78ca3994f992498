/** Who hears of what: the features' events, told after their commits. */
import type { EventName, Events } from './platform/call/handle.ts'
import type { Platform } from './platform/platform.ts'

type Listener = (name: EventName, event: Events[EventName]) => void

export function eventPublisher({ log }: Platform, onEvent?: Listener): Listener {
  return (name, event) => {
    log.debug({ event: name, ...(event as object) }, 'happened')
    onEvent?.(name, event)
  }
}
