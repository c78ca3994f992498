import { store, type Store } from '../ui/store.ts'
import { watchMember } from './session.ts'

/**
 * Returns a store of what one member did or sees. It resets when another member logs in or nobody is logged
 * in.
 */
export function memberStore<Value>(initial: Value): Store<Value> {
  const made = store(initial)
  watchMember(() => made.set(() => initial))
  return made
}

export type Ids<Id extends string | number = number> = ReadonlySet<Id>

/** Returns the set with or without this id; the same set if that changes nothing. */
export function withId<Id extends string | number>(ids: Ids<Id>, id: Id, isIn: boolean): Ids<Id> {
  if (ids.has(id) === isIn) return ids
  return isIn ? new Set(ids).add(id) : new Set([...ids].filter((each) => each !== id))
}

export interface MemberIds<Id extends string | number = number> extends Store<Ids<Id>> {
  readonly put: (id: Id, isIn: boolean) => void
}

/** Returns a store of ids the member has acted on since the page was opened; earlier reads don't know of it. */
export function memberIds<Id extends string | number = number>(): MemberIds<Id> {
  const ids = memberStore<Ids<Id>>(new Set())
  return { ...ids, put: (id, isIn) => ids.set((all) => withId(all, id, isIn)) }
}
