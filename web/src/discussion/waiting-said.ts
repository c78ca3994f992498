import { waitingOf } from '../compose/outbox/waiting-of.ts'
import type { Waiting } from '../compose/outbox/waiting.ts'
import { useStore } from '../ui/store.ts'

/** A comment, or a reply where it names a comment, that is not known to have arrived. */
interface WaitingSaid extends Waiting {
  readonly key: string
  readonly text: string
}

const none: readonly never[] = []

/** What is said of one kind of object and waits in the outbox; `objectOf` says of what. */
export function waitingSaid<W extends WaitingSaid>(kind: W['kind'], objectOf: (said: W) => number) {
  const waiting = waitingOf<W>(kind)
  const byObject = waiting.grouped(objectOf)
  return {
    /** The member's own comments and replies on an object that wait to be sent or were refused, oldest first. */
    useWaiting: (object: number): readonly W[] => useStore(byObject, (all) => all.get(object) ?? none),
    /** Has it sent under its key as soon as that is possible, also after a reload. */
    keep(said: W): void {
      void waiting.change(said.key, (what) => what ?? said)
    },
    /** Tries what was refused again. */
    retry: waiting.retry,
    /** Gives up what was not sent. */
    discard(key: string): void {
      void waiting.change(key, () => undefined)
    },
  }
}
