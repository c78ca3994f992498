import { store, type Store } from '../ui/store.ts'
import { watchMember } from './session.ts'

/** A store of what one member did or sees: it is as at first when another member logs in, or nobody is. */
export function memberStore<Value>(initial: Value): Store<Value> {
  const made = store(initial)
  watchMember(() => made.set(() => initial))
  return made
}

export type Ids<Id extends string | number = number> = ReadonlySet<Id>

/** The set with this id in it or not; the same set where that changes nothing. */
export function withId<Id extends string | number>(ids: Ids<Id>, id: Id, isIn: boolean): Ids<Id> {
  if (ids.has(id) === isIn) return ids
  return isIn ? new Set(ids).add(id) : new Set([...ids].filter((each) => each !== id))
}

export interface MemberIds<Id extends string | number = number> extends Store<Ids<Id>> {
  readonly put: (id: Id, isIn: boolean) => void
}

/** Ids to which the member has done something since the page was opened: what was read before does not know it. */
export function memberIds<Id extends string | number = number>(): MemberIds<Id> {
  const ids = memberStore<Ids<Id>>(new Set())
  return { ...ids, put: (id, isIn) => ids.set((all) => withId(all, id, isIn)) }
}
