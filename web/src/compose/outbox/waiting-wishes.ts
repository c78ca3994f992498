import { t } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import type { Toggle, WishOutbox } from '../../api/toggle.ts'
import { afterWrite } from '../../api/use-call.ts'
import { toast } from '../../ui/notices/toast.ts'
import { outbox } from './outbox.ts'
import { waitingOf } from './waiting-of.ts'
import { isLater, waitingKind, type Waiting, type WaitingKind } from './waiting.ts'

/** A toggle's wish that the server does not know of. */
export interface WaitingWish<Id, Value> extends Waiting {
  readonly id: Id
  readonly wanted: Value
  /** The last value the server reported. */
  readonly confirmed: Value
  /** An attempt with an unknown outcome: it is repeated under its key before anything else. */
  readonly sent?: { readonly wanted: Value; readonly key: string } | undefined
  /** How often it was sent without success: a conflict with another tab or device must not go on for ever. */
  readonly tries: number
}

// Two tabs that want different values would toggle against each other for ever.
const mostTries = 4

/** Returns a toggle's outbox: its wishes are sent as soon as possible, also after a reload. */
export function waitingWishes<Id extends string | number, Value>(kind: string): WishOutbox<Id, Value, Value> {
  const waiting = waitingOf<WaitingWish<Id, Value>>(kind)
  return {
    wanted: (id) => waiting.find(id)?.wanted,
    subscribe: outbox.subscribe,
    keep(id, wanted, confirmed, sent) {
      void waiting.change(id, (what) => {
        if (!what) return { kind, id, wanted, confirmed, sent, tries: 0 }
        // The attempt came first; a value asked for since then still holds.
        if (sent) return { ...what, sent: what.sent ?? sent }
        // Taken back before anything was sent: there is nothing to do.
        return wanted === what.confirmed && !what.sent ? undefined : { ...what, wanted, tries: 0 }
      })
      if (!onlineManager.isOnline())
        toast.success(t`You're offline. We'll send this when you're back.`, { ms: 6000 })
    },
  }
}

/** Returns the kind of a toggle's wishes: sent like the toggle sends them; the last wish counts. */
export function sendWishes<Id extends string | number, Value, About>({
  send,
  changes,
}: Toggle<Id, Value, Value, About>): WaitingKind {
  return waitingKind<WaitingWish<Id, Value>>(async (first, { client, change }) => {
    const { id, wanted, confirmed, tries } = first
    if (!first.sent && (wanted === confirmed || tries >= mostTries)) {
      await change(() => undefined)
      return 'done'
    }
    const sent = first.sent ?? { wanted, key: crypto.randomUUID() }
    // Before sending: if the page ends now, it must be repeated under the same key.
    if (!first.sent) await change((what) => ({ ...what, sent, tries: what.tries + 1 }))
    const [name, input] = changes(id)
    try {
      const now = await send(id, sent.wanted, { client, confirmed, key: sent.key })
      await change((what) => (what.wanted === now ? undefined : { ...what, confirmed: now, sent: undefined }))
      void afterWrite(client, name, input)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isLater(error)) return 'later'
      // The key belongs to another request or has just been forgotten: the next answer will show what was
      // done under it.
      if (error.refusal === 'idempotency_key_reused') {
        await change((what) => ({ ...what, sent: undefined }))
        return 'done'
      }
      await change(() => undefined)
      toast.error(error.message)
      void afterWrite(client, name, input)
    }
    return 'done'
  })
}
