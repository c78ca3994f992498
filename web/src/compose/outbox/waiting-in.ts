import { useStore } from '../../ui/store.ts'
import { waitingOf } from './waiting-of.ts'
import type { Waiting } from './waiting.ts'

/** Something that is sent once, under its idempotency key. */
export interface KeyedWaiting extends Waiting {
  readonly key: string
}

const none: readonly never[] = []

/** Returns access to the member's waiting items of one kind; `placeOf` returns where an item is shown. */
export function waitingIn<W extends KeyedWaiting, Place>(kind: W['kind'], placeOf: (what: W) => Place) {
  const waiting = waitingOf<W>(kind)
  const byPlace = waiting.grouped(placeOf)
  return {
    /** The items of a place that are waiting or were refused, oldest first. */
    useWaiting: (place: Place): readonly W[] => useStore(byPlace, (all) => all.get(place) ?? none),
    /** Sends it as soon as possible, also after a reload. False if that lasts only as long as the page. */
    keep: (what: W): Promise<boolean> => waiting.change(what.key, (found) => found ?? what),
    /** Sends a refused one again. */
    retry: (key: string): void => waiting.retry(key),
    /** Removes one that was not sent. */
    discard(key: string): void {
      void waiting.change(key, () => undefined)
    },
    /** Calls the listener once an item no longer waits. */
    whenGone: (key: string, listener: () => void): (() => void) =>
      byPlace.subscribe(() => {
        if (!waiting.find(key)) listener()
      }),
  }
}
