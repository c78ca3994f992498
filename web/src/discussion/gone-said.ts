import { memberStore } from '../api/member-store.ts'
import { useStore } from '../ui/store.ts'
import { nameOfSaid, type Discussed } from './discussed.ts'
import type { Said } from './said.ts'

type SaidId = Pick<Said, 'id' | 'commentId'>

// The server's answer may take a while, and a list read before it still has these.
const deleted = memberStore<ReadonlySet<string>>(new Set())

export function setSaidDeleted(about: Pick<Discussed, 'kind'>, said: SaidId, isDeleted: boolean): void {
  const key = nameOfSaid(about, said)
  if (deleted.get().has(key) === isDeleted) return
  deleted.set((keys) => new Set(isDeleted ? [...keys, key] : [...keys].filter((each) => each !== key)))
}

/** Returns a function that tells whether this member has deleted a comment or reply here. */
export function useIsDeleted(about: Pick<Discussed, 'kind'>): (said: SaidId) => boolean {
  const deletedHere = useStore(deleted)
  return (said) => deletedHere.has(nameOfSaid(about, said))
}

/**
 * Returns a function that tells whether a comment or reply is left out: this member has deleted it here, or
 * has blocked its author. Earlier answers still have it.
 */
export function useIsGone(
  about: Pick<Discussed, 'kind' | 'hidden'>,
): (said: SaidId & Pick<Said, 'user_id'>) => boolean {
  const isDeleted = useIsDeleted(about)
  return (said) => about.hidden.has(said.user_id) || isDeleted(said)
}

/** What was read with something commented on: its latest comments and how many it has. */
export interface SaidSoFar {
  readonly latest: ReadonlyArray<SaidId & Pick<Said, 'user_id'>>
  readonly count: number
}

/**
 * Returns how many comments this member sees. Those of a blocked member that are not among the latest are
 * subtracted with the next answer.
 */
export function useSaidCount(
  about: Pick<Discussed, 'kind' | 'hidden'>,
  { latest, count }: SaidSoFar,
): number {
  const isGone = useIsGone(about)
  // Only comments read together with the count: later answers leave them out of both.
  return Math.max(0, count - latest.filter(isGone).length)
}
