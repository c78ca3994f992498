import { store, type Store } from '../ui/store.ts'
import { watchMember } from './session.ts'

/** A store of what one member did or sees: it is as at first when another member logs in, or nobody is. */
export function memberStore<Value>(initial: Value): Store<Value> {
  const made = store(initial)
  watchMember(() => made.set(() => initial))
  return made
}
