import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

interface Wish<Value> {
  wanted: Value
  /** What the server said last. */
  confirmed: Value
  /** Told whether the wish was fulfilled; a later wish takes its place. */
  tell: (fulfilled: boolean) => void
}

interface WishOptions<Id, Value> {
  /** Leads from what is confirmed towards what is wanted; answers what is confirmed then. */
  send: (id: Id, wanted: Value, confirmed: Value) => Promise<Value>
  /** Whatever shows it, read again. */
  settle: (id: Id, confirmed: Value) => Promise<void>
  refuse: (error: unknown, id: Id) => void
}

// Two tabs that want different things of a toggle would go back and forth for ever.
const mostInARow = 4

/**
 * Takes wishes as fast as somebody clicks, and sends one call at a time for a thing: when it is
 * answered, only the last wish counts.
 */
export function wishQueue<Id extends string | number, Value extends string | number | boolean>({
  send,
  settle,
  refuse,
}: WishOptions<Id, Value>) {
  const wishes = new Map<Id, Wish<Value>>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }

  async function fulfil(id: Id, wish: Wish<Value>) {
    let sent = 0
    for (;;) {
      try {
        while (wish.wanted !== wish.confirmed && sent++ < mostInARow)
          wish.confirmed = await send(id, wish.wanted, wish.confirmed)
        wish.tell(wish.wanted === wish.confirmed)
      } catch (error) {
        wish.wanted = wish.confirmed
        changed()
        wish.tell(false)
        refuse(error, id)
      }
      // The wish stays shown until what is read says the same, else it would flicker back.
      const settledAs = wish.wanted
      await settle(id, wish.confirmed)
      if (wish.wanted === settledAs) break
      sent = 0
    }
    wishes.delete(id)
    changed()
  }

  return {
    /** What was asked for and not yet read back. */
    wanted: (id: Id): Value | undefined => wishes.get(id)?.wanted,
    /** Asks for a value; `shown` is the one the server told of. Answers whether it came to be. */
    want(id: Id, wanted: Value, shown: Value): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const wish = wishes.get(id)
      if (wish) {
        wish.tell(false)
        wish.wanted = wanted
        wish.tell = resolve
      } else {
        const first: Wish<Value> = { wanted, confirmed: shown, tell: resolve }
        wishes.set(id, first)
        void fulfil(id, first)
      }
      changed()
      return promise
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type WishQueue<Id extends string | number, Value extends string | number | boolean> = ReturnType<
  typeof wishQueue<Id, Value>
>

/** What was asked for of this thing and is not yet read back. */
export function useWanted<Id extends string | number, Value extends string | number | boolean>(
  queue: WishQueue<Id, Value>,
  id: Id,
): Value | undefined {
  return useSyncExternalStore(
    queue.subscribe,
    useCallback(() => queue.wanted(id), [queue, id]),
  )
}

/** One for each cache: what is asked for outlives the card that asked. */
export function perClient<Made>(make: (client: QueryClient) => Made): (client: QueryClient) => Made {
  const made = new WeakMap<QueryClient, Made>()
  return (client) => {
    const known = made.get(client)
    if (known) return known
    const one = make(client)
    made.set(client, one)
    return one
  }
}
