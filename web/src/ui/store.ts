/** State outside React that several components show: one value, replaced as a whole. */
import { useCallback, useSyncExternalStore } from 'react'

export interface Readable<Value> {
  readonly get: () => Value
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface Store<Value> extends Readable<Value> {
  /** Sets the value, or computes it from the current one. Setting the same value notifies nobody. */
  readonly set: (next: Value | ((current: Value) => Value)) => void
}

export function store<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      const replaced = typeof next === 'function' ? (next as (current: Value) => Value)(value) : next
      if (Object.is(replaced, value)) return
      value = replaced
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useStore<Value>(from: Readable<Value>): Value
/**
 * `select` must return the same value while its input is the same: a primitive, or an unchanged part of the
 * input.
 */
export function useStore<Value, Part>(from: Readable<Value>, select: (value: Value) => Part): Part
export function useStore<Value, Part>(from: Readable<Value>, select?: (value: Value) => Part): Value | Part {
  const read = useCallback(() => (select ? select(from.get()) : from.get()), [from, select])
  return useSyncExternalStore(from.subscribe, read)
}
