import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { useConfirm, type Asked } from '../ui/dialog/confirm.ts'
import { toast } from '../ui/notices/toast.ts'
import { CallError } from './call-error.ts'
import type { CallName, Request } from './call.ts'
import type { MemberIds } from './member-store.ts'
import { sayOffline, sayRefused } from './say-refused.ts'
import { afterWrite } from './use-call.ts'
import { wishQueue, type WishQueue } from './wish-queue.ts'

/** Where wishes wait when the network fails; implemented in `compose/outbox`. */
export interface WishOutbox<Id, State, Value> {
  /** Returns the value waiting to be sent. */
  readonly wanted: (id: Id) => Value | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Keeps a wish to be sent later; `sent` is an attempt whose outcome is unknown. */
  readonly keep: (id: Id, wanted: Value, confirmed: State, sent?: { wanted: Value; key: string }) => void
}

interface Sending<State> {
  /** The last state the server reported. */
  readonly confirmed: State
  /** Idempotency key for a call that may be sent again after a reload; other calls get their own. */
  readonly key: string
  readonly client: QueryClient
}

type Change = { [N in CallName]: readonly [N, Request<N>] }[CallName]

/**
 * Something that a press switches between values. `State` is what the server reports of it, such as the id
 * needed to end it, `Value` what a member can ask for, and `About` what its texts mention.
 */
export interface ToggleOptions<Id extends string | number, State, Value, About> {
  /**
   * Makes a call that leads from the confirmed state towards the wanted value; returns the new confirmed
   * state.
   */
  readonly send: (id: Id, wanted: Value, sending: Sending<State>) => Promise<State>
  /** Any call that changes it, to find what becomes stale: they all change the same topics. */
  readonly changes: (id: Id) => Change
  /** Ids to hide from a list that drops unwanted items, before it is read again. */
  readonly hides?: MemberIds<Id>
  /** Asked for confirmation first. */
  readonly question?: (wanted: Value, about: About) => Asked
  /** Toast after success, with Undo unless `canUndo` denies it; `undone` is the toast after Undo. */
  readonly done?: (value: Value, about: About) => ReactNode
  readonly canUndo?: (value: Value) => boolean
  readonly undone?: (value: Value, about: About) => ReactNode
  /** Shown on a refusal instead of the server's words. */
  readonly refused?: () => string
  /** Without an outbox, nothing is started offline. */
  readonly outbox?: WishOutbox<Id, State, Value>
}

export interface Toggle<Id extends string | number, State, Value, About> extends ToggleOptions<
  Id,
  State,
  Value,
  About
> {
  readonly valueOf: (state: State) => Value
  /** One queue per cache: a wish outlives the card that made it. */
  readonly queueOf: (client: QueryClient) => WishQueue<Id, State, Value>
}

/** Thrown when a call without an answer continues in the outbox. */
class HandedOver extends Error {}

function makeQueue<Id extends string | number, State, Value, About>(
  client: QueryClient,
  valueOf: (state: State) => Value,
  { send, changes, hides, refused, outbox }: ToggleOptions<Id, State, Value, About>,
): WishQueue<Id, State, Value> {
  const queue: WishQueue<Id, State, Value> = wishQueue({
    valueOf,
    async send(id, wanted, confirmed) {
      const key = crypto.randomUUID()
      try {
        return await send(id, wanted, { confirmed, key, client })
      } catch (error) {
        if (!outbox || !(error instanceof CallError) || error.refusal !== 'network') throw error
        // It may have arrived all the same; under its key it happens only once.
        outbox.keep(id, queue.wishes.get().get(id) ?? wanted, confirmed, { wanted, key })
        throw new HandedOver()
      }
    },
    async settle(id) {
      // The outbox reads it again after sending it.
      if (outbox?.wanted(id) !== undefined) return
      const [name, input] = changes(id)
      await afterWrite(client, name, input)
    },
    refuse(error, id) {
      hides?.put(id, false)
      if (!(error instanceof HandedOver)) sayRefused(error, refused?.())
    },
  })
  return queue
}

/** Declares a toggle with several values, derived from the server's state by `valueOf`. */
export function choice<Id extends string | number, State, Value, About = void>(
  options: ToggleOptions<Id, State, Value, About> & { readonly valueOf: (state: State) => Value },
): Toggle<Id, State, Value, About> {
  const queues = new WeakMap<QueryClient, WishQueue<Id, State, Value>>()
  return {
    ...options,
    queueOf(client) {
      const queue = queues.get(client) ?? makeQueue(client, options.valueOf, options)
      queues.set(client, queue)
      return queue
    },
  }
}

/** Declares something that is on or off: on if the server's state is truthy. */
export function toggle<Id extends string | number, State, About = void>(
  options: ToggleOptions<Id, State, boolean, About>,
): Toggle<Id, State, boolean, About> {
  return choice({ ...options, valueOf: Boolean })
}

/** Returns a toggle's value as last asked for, and the way to change it. `told` is the state last read. */
export function useToggle<Id extends string | number, State, Value, About>(
  it: Toggle<Id, State, Value, About>,
  id: Id,
  told: State,
  ...[about]: [About] extends [void] ? [about?: About] : [about: About]
): {
  value: Value
  want: (wanted: Value) => Promise<void>
  /** Whether it is in the outbox: the server does not know of it yet. */
  waits: boolean
} {
  const confirm = useConfirm()
  const queue = it.queueOf(useQueryClient())
  const { outbox, hides } = it
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [queue.wishes.subscribe(listener), outbox?.subscribe(listener)]
      return () => stops.forEach((stop) => stop?.())
    },
    [queue, outbox],
  )
  const waiting = useSyncExternalStore(subscribe, () => outbox?.wanted(id))
  const asked = useSyncExternalStore(subscribe, () => queue.wishes.get().get(id))
  const value = waiting ?? asked ?? it.valueOf(told)

  function ask(wanted: Value, from: State) {
    hides?.put(id, !wanted)
    return queue.want(id, wanted, from)
  }

  async function undo(now: State) {
    const then = await ask(value, now)
    const text = then !== undefined && it.undone?.(value, about as About)
    if (text) toast.success(text)
  }

  async function want(wanted: Value) {
    const asked = it.question?.(wanted, about as About)
    if (asked && !(await confirm(asked.text, asked))) return
    const isOnline = onlineManager.isOnline()
    if (outbox && (!isOnline || outbox.wanted(id) !== undefined)) return outbox.keep(id, wanted, told)
    if (!isOnline) return sayOffline()
    const now = await ask(wanted, told)
    const text = now !== undefined && it.done?.(wanted, about as About)
    if (!text) return
    if (it.canUndo?.(wanted) ?? true) toast.undo(text, () => void undo(now))
    else toast.success(text)
  }
  return { value, want, waits: waiting !== undefined }
}
