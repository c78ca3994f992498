/** Sends what members wrote, with its files, and lists it until it is shown where it belongs. */
import { t } from '@lingui/core/macro'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import type { Store } from '../../ui/store.ts'
import type { Draft } from '../draft.ts'
import type { keepSent } from '../keep-sent.ts'
import type { Sending } from '../upload-pace.ts'
import { startOf, type Delivery } from './delivery.ts'
import { isCancelled, isLost, problemOf, type SendProblem } from './problem.ts'

interface Item<D> {
  readonly key: string
  readonly draft: D
}

/** Something that was sent from this page, or that an earlier one did not finish. */
export interface Sent<D, Answer> extends Item<D> {
  /** `arrived`: the screen is about to show it where it belongs. */
  readonly state: 'sending' | 'failed' | 'arrived'
  readonly sending: Sending | undefined
  readonly problem: SendProblem | undefined
  readonly answer: Answer | undefined
}

type SentList<D, Answer> = Store<ReadonlyMap<string, Sent<D, Answer>>>

/** What a feature declares of what is sent from one of its places. */
export interface SenderOptions<D extends Draft, Answer> {
  readonly list: SentList<D, Answer>
  readonly deliver: (client: QueryClient, item: Item<D>, onChange: (to: Sending) => void) => Delivery<Answer>
  /** Where it is kept in case the page or the session ends first; undefined if nobody is logged in. */
  readonly kept: () => ReturnType<typeof keepSent<D>> | undefined
  /**
   * Leaves it to the outbox, which sends it once there is a network; false if the browser cannot keep it.
   * Without this, it is listed as failed.
   */
  readonly leave?: (item: Item<D>) => Promise<boolean>
  /** Settles when the screen shows it where it belongs. */
  readonly arrived: (client: QueryClient, item: Item<D>, answer: Answer) => Promise<unknown>
  readonly failed: (error: CallError) => void
  /** Takes words whose file could not be kept, and returns true; otherwise they are listed as failed. */
  readonly takeIncomplete?: (draft: D) => boolean
}

const fresh = { state: 'sending', sending: undefined, problem: undefined, answer: undefined } as const

/** Returns the sender of one place. Under its key, an item happens once, however often it is sent. */
export function makeSender<D extends Draft, Answer>(options: SenderOptions<D, Answer>) {
  const { list, deliver, kept, leave, arrived, failed, takeIncomplete } = options
  const deliveries = new Map<string, Delivery<Answer>>()

  function put(key: string, change: Partial<Sent<D, Answer>> | undefined): void {
    list.set((all) => {
      const before = all.get(key)
      if (!before) return all
      const next = new Map(all)
      if (change) next.set(key, { ...before, ...change })
      else next.delete(key)
      return next
    })
  }

  function add(sent: Sent<D, Answer>): void {
    list.set((all) => new Map(all).set(sent.key, sent))
  }

  /** It has arrived, waits in the outbox, or was given up: nothing of it is kept. */
  function drop(key: string): void {
    kept()?.forget(key)
    put(key, undefined)
  }

  async function fail(item: Item<D>, error: unknown): Promise<void> {
    // Its member has gone: it stays kept for their next login.
    if (isCancelled(error)) return put(item.key, undefined)
    if (!(error instanceof CallError)) {
      put(item.key, undefined)
      throw error
    }
    if (isLost(error) && (await leave?.(item))) return drop(item.key)
    put(item.key, { state: 'failed', sending: undefined, problem: problemOf(error) })
    failed(error)
  }

  async function start(client: QueryClient, item: Item<D>): Promise<void> {
    const { key } = item
    try {
      const delivery = deliver(client, item, (sending) => put(key, { sending }))
      deliveries.set(key, delivery)
      put(key, { sending: delivery.sending })
      const answer = await delivery.answer
      kept()?.forget(key)
      put(key, { state: 'arrived', sending: startOf(0), answer })
      await arrived(client, item, answer)
      put(key, undefined)
    } catch (error) {
      await fail(item, error)
    } finally {
      deliveries.delete(key)
    }
  }

  function begin(client: QueryClient, { key, draft }: Item<D>): Promise<void> {
    kept()?.save(key, { ...draft, sentAs: key })
    add({ key, draft, ...fresh })
    return start(client, { key, draft })
  }

  return {
    /** Sends it, at once or as soon as there is a network. */
    async send(client: QueryClient, item: Item<D>): Promise<void> {
      if (leave && !onlineManager.isOnline() && (await leave(item))) return
      await begin(client, item)
    },
    /** Sends a failed one again. */
    retry(client: QueryClient, key: string): void {
      const item = list.get().get(key)
      if (item?.state === 'failed') void begin(client, item)
    },
    /** Stops sending it, or gives up a failed one. Does nothing if it has arrived. */
    cancel(key: string): void {
      if (list.get().get(key)?.state === 'arrived') return
      deliveries.get(key)?.cancel()
      drop(key)
    },
    /** Lists what closed pages or ended sessions were sending; only its key can tell whether it has arrived. */
    async restore(isCurrent: () => boolean = () => true): Promise<void> {
      const found = (await kept()?.load()) ?? []
      if (!isCurrent()) return
      const message = t`The page was closed before this was sent.`
      for (const { key, draft } of found) {
        // If there was no room to store its file, it would be another one: its author decides.
        const retry = draft.sentAs !== undefined
        if (!retry && takeIncomplete?.(draft)) kept()?.forget(key)
        else if (!list.get().has(key))
          add({ ...fresh, key, draft, state: 'failed', problem: { message, retry } })
      }
    },
  }
}
