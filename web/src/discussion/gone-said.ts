import { memberStore } from '../api/member-store.ts'
import { useStore } from '../ui/store.ts'
import { nameOfSaid, type Discussed } from './discussed.ts'
import type { Said } from './said.ts'

type SaidId = Pick<Said, 'id' | 'commentId'>

// Deleted here: the server's answer may take a while, and a list read before it still names them.
const deleted = memberStore<ReadonlySet<string>>(new Set())

export function setSaidDeleted(about: Pick<Discussed, 'kind'>, said: SaidId, isDeleted: boolean): void {
  const key = nameOfSaid(about, said)
  if (deleted.get().has(key) === isDeleted) return
  deleted.set((keys) => new Set(isDeleted ? [...keys, key] : [...keys].filter((each) => each !== key)))
}

/** Tells of a comment or reply whether this member has deleted it here. */
export function useIsDeleted(about: Pick<Discussed, 'kind'>): (said: SaidId) => boolean {
  const deletedHere = useStore(deleted)
  return (said) => deletedHere.has(nameOfSaid(about, said))
}

/**
 * Tells of a comment or reply whether it is left out: this member has deleted it here, or has blocked who
 * wrote it. What was read before still has it.
 */
export function useIsGone(
  about: Pick<Discussed, 'kind' | 'hidden'>,
): (said: SaidId & Pick<Said, 'user_id'>) => boolean {
  const isDeleted = useIsDeleted(about)
  return (said) => about.hidden.has(said.user_id) || isDeleted(said)
}

/** What was read with something that is commented on: its latest comments and how many it has. */
export interface SaidSoFar {
  readonly latest: ReadonlyArray<SaidId & Pick<Said, 'user_id'>>
  readonly count: number
}

/** How many comments there are for this member. Earlier ones of somebody blocked go with the next answer. */
export function useSaidCount(
  about: Pick<Discussed, 'kind' | 'hidden'>,
  { latest, count }: SaidSoFar,
): number {
  const isGone = useIsGone(about)
  // Only what was read with the count: later answers have left it out of both.
  return Math.max(0, count - latest.filter(isGone).length)
}
