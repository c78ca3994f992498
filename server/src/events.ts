/** Who hears of what: the features' events after their commits. */
import type { EventName, Events } from './platform/call/handle.ts'
import type { Platform } from './platform/platform.ts'

export function eventPublisher({ log }: Platform) {
  return (name: EventName, event: Events[EventName]): void => {
    log.debug({ event: name, ...(event as object) }, 'happened')
  }
}
