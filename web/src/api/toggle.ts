import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { useConfirm, type Asked } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { CallError } from './call-error.ts'
import type { CallName, Request } from './call.ts'
import type { MemberIds } from './member-store.ts'
import { sayOffline, sayRefused } from './say-refused.ts'
import { afterWrite } from './use-call.ts'
import { wishQueue, type WishQueue } from './wish-queue.ts'

/** Where wishes wait that the network does not take; `compose/outbox` has one. */
export interface WishOutbox<Id, State, Value> {
  /** What waits to be sent. */
  readonly wanted: (id: Id) => Value | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Has it sent later; `sent` says what has left already, of which nobody knows whether it arrived. */
  readonly keep: (id: Id, wanted: Value, confirmed: State, sent?: { wanted: Value; key: string }) => void
}

interface Sending<State> {
  /** What the server said last. */
  readonly confirmed: State
  /** For a call that may be sent again after a reload; any other has a key of its own. */
  readonly key: string
  readonly client: QueryClient
}

type Change = { [N in CallName]: readonly [N, Request<N>] }[CallName]

/**
 * Something that goes back and forth at a press. `State` is what the server tells of it, such as the id by which it
 * is ended, `Value` what one may want of it, and `About` what its texts name.
 */
export interface ToggleOptions<Id extends string | number, State, Value, About> {
  /** Leads from what is confirmed towards what is wanted; answers what is confirmed then. */
  readonly send: (id: Id, wanted: Value, sending: Sending<State>) => Promise<State>
  /** A call by which it changes, for what becomes stale: all of them change the same. */
  readonly changes: (id: Id) => Change
  /** What takes off a list what is not wanted any more, before it is read again. */
  readonly hides?: MemberIds<Id>
  /** Asked before. */
  readonly question?: (wanted: Value, about: About) => Asked
  /** Said when it has come to be, with Undo, unless `canUndo` denies it; `undone` when it was taken back. */
  readonly done?: (value: Value, about: About) => ReactNode
  readonly canUndo?: (value: Value) => boolean
  readonly undone?: (value: Value, about: About) => ReactNode
  /** Said of a refusal in place of the server's words. */
  readonly refused?: () => string
  /** Without one, nothing is begun where there is no network. */
  readonly outbox?: WishOutbox<Id, State, Value>
}

export interface Toggle<Id extends string | number, State, Value, About> extends ToggleOptions<
  Id,
  State,
  Value,
  About
> {
  readonly valueOf: (state: State) => Value
  /** One for each cache: what is asked for outlives the card that asked. */
  readonly queueOf: (client: QueryClient) => WishQueue<Id, State, Value>
}

/** What the network took no answer of goes on in the outbox. */
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
        // It may have happened all the same; under its key it happens once.
        outbox.keep(id, queue.wishes.get().get(id) ?? wanted, confirmed, { wanted, key })
        throw new HandedOver()
      }
    },
    async settle(id) {
      // What waits to be sent is read again when it was.
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

/** Declares something of several values: what it has by what the server tells says `valueOf`. */
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

/** Declares something that is on or off: on where the server tells of anything but false or null. */
export function toggle<Id extends string | number, State, About = void>(
  options: ToggleOptions<Id, State, boolean, About>,
): Toggle<Id, State, boolean, About> {
  return choice({ ...options, valueOf: Boolean })
}

/** What a toggle has, as one last asked for it, and the way to change it. `told` is what was read of it. */
export function useToggle<Id extends string | number, State, Value, About>(
  it: Toggle<Id, State, Value, About>,
  id: Id,
  told: State,
  ...[about]: [About] extends [void] ? [about?: About] : [about: About]
): {
  value: Value
  want: (wanted: Value) => Promise<void>
  /** It is in the outbox: the server does not know of it yet. */
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
