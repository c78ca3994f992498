import { memberStore } from '../../api/member-store.ts'
import { useStore } from '../../ui/store.ts'
import { waitingIn, type KeyedWaiting } from '../outbox/waiting-in.ts'
import type { Sending } from '../upload-pace.ts'

/** A draft, with its files, that may not have reached the server yet. */
export interface WaitingDraft<D> extends KeyedWaiting {
  readonly draft: D
}

/** Returns access to the member's drafts of one kind that wait in the outbox. */
export function waitingDrafts<W extends WaitingDraft<unknown>>(kind: W['kind']) {
  const { useWaiting, keep, ...waiting } = waitingIn<W, 'all'>(kind, () => 'all')
  const underWay = memberStore<ReadonlyMap<string, Sending>>(new Map())
  return {
    ...waiting,
    /** Those that wait to be sent or were refused, oldest first. */
    useAll: () => useWaiting('all'),
    /** Sends it as soon as possible, also after a reload. False if the browser cannot keep it: nothing waits then. */
    async keep(what: W): Promise<boolean> {
      const isKept = await keep(what)
      if (!isKept) waiting.discard(what.key)
      return isKept
    },
    /** The progress of one; undefined if this page is not sending it. */
    useSendingOf: (key: string): Sending | undefined => useStore(underWay, (all) => all.get(key)),
    setSending(key: string, sending: Sending | undefined): void {
      underWay.set((all) => {
        const next = new Map(all)
        if (sending) next.set(key, sending)
        else next.delete(key)
        return next
      })
    },
  }
}
