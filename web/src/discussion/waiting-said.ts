import { waitingOf } from '../compose/outbox/waiting-of.ts'
import type { Waiting } from '../compose/outbox/waiting.ts'
import { useStore } from '../ui/store.ts'

/** A comment that is not known to have arrived; a reply if it names a comment. */
interface WaitingSaid extends Waiting {
  readonly key: string
  readonly text: string
}

const none: readonly never[] = []

/**
 * Returns access to the comments and replies on one kind of object in the outbox; `objectOf` returns the
 * object's id.
 */
export function waitingSaid<W extends WaitingSaid>(kind: W['kind'], objectOf: (said: W) => number) {
  const waiting = waitingOf<W>(kind)
  const byObject = waiting.grouped(objectOf)
  return {
    /** The member's own comments and replies on an object that are waiting or were refused, oldest first. */
    useWaiting: (object: number): readonly W[] => useStore(byObject, (all) => all.get(object) ?? none),
    /** Sends it under its key as soon as possible, also after a reload. */
    keep(said: W): void {
      void waiting.change(said.key, (what) => what ?? said)
    },
    /** Sends a refused one again. */
    retry: waiting.retry,
    /** Removes one that was not sent. */
    discard(key: string): void {
      void waiting.change(key, () => undefined)
    },
  }
}
