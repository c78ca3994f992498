import { store, type Readable } from '../ui/store.ts'

interface Wish<State, Value> {
  wanted: Value
  /** The last state the server reported. */
  confirmed: State
  /** Called with the confirmed state if the wish came true, else with undefined; a later wish replaces it. */
  tell: (confirmed: State | undefined) => void
}

interface WishOptions<Id, State, Value> {
  valueOf: (state: State) => Value
  /**
   * Makes a call that leads from the confirmed state towards the wanted value; returns the new confirmed
   * state.
   */
  send: (id: Id, wanted: Value, confirmed: State) => Promise<State>
  /** Reads again everything that shows it. */
  settle: (id: Id) => Promise<void>
  refuse: (error: unknown, id: Id) => void
}

export interface WishQueue<Id, State, Value> {
  /** The values asked for and not yet read back. */
  readonly wishes: Readable<ReadonlyMap<Id, Value>>
  /**
   * Asks for a value; `told` is the last state read. Resolves to the confirmed state if it came out as
   * wanted.
   */
  readonly want: (id: Id, wanted: Value, told: State) => Promise<State | undefined>
}

// Two tabs that want different values would toggle back and forth for ever.
const mostInARow = 4

/**
 * Accepts wishes as fast as somebody clicks, and sends one call at a time per item: once it is answered, only
 * the last wish counts.
 */
export function wishQueue<Id, State, Value>({
  valueOf,
  send,
  settle,
  refuse,
}: WishOptions<Id, State, Value>): WishQueue<Id, State, Value> {
  const wishes = new Map<Id, Wish<State, Value>>()
  const shown = store<ReadonlyMap<Id, Value>>(new Map())
  const changed = () => shown.set(new Map([...wishes].map(([id, { wanted }]) => [id, wanted])))
  const isFulfilled = ({ wanted, confirmed }: Wish<State, Value>) => wanted === valueOf(confirmed)

  async function fulfil(id: Id, wish: Wish<State, Value>) {
    let sent = 0
    for (;;) {
      try {
        while (!isFulfilled(wish) && sent++ < mostInARow)
          wish.confirmed = await send(id, wish.wanted, wish.confirmed)
        wish.tell(isFulfilled(wish) ? wish.confirmed : undefined)
      } catch (error) {
        wish.wanted = valueOf(wish.confirmed)
        changed()
        wish.tell(undefined)
        refuse(error, id)
      }
      // The wish stays shown until the read agrees, or it would flicker back.
      const settledAs = wish.wanted
      await settle(id)
      if (wish.wanted === settledAs) break
      sent = 0
    }
    wishes.delete(id)
    changed()
  }

  return {
    wishes: shown,
    want(id, wanted, told) {
      const { promise, resolve } = Promise.withResolvers<State | undefined>()
      const wish = wishes.get(id)
      if (wish) {
        wish.tell(undefined)
        wish.wanted = wanted
        wish.tell = resolve
      } else {
        const first = { wanted, confirmed: told, tell: resolve }
        wishes.set(id, first)
        void fulfil(id, first)
      }
      changed()
      return promise
    },
  }
}
