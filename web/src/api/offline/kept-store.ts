import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { ownBuild } from './build.ts'
import type { KeptRead } from './kept-reads.ts'

/** All kept reads of one member, stored as one value. */
interface Kept {
  /** The build that read it: another may expect another shape. */
  build: string
  member: number
  /** The session it was read in: another session of the same member starts empty. */
  session: string
  reads: readonly KeptRead[]
}

export interface Reader {
  member: number
  session: string
}

// Tells a visitor's page, which loads none of this, that a member's data is left.
const mark = 'commons.kept'
const key = 'kept'

let opened: UseStore | undefined
const store = () => (opened ??= createStore('commons.offline', 'reads'))

/** Returns what this member read in this session; wipes anybody else's. */
export async function loadKept({ member, session }: Reader): Promise<readonly KeptRead[]> {
  const kept = await get<Kept>(key, store())
  if (!kept) return []
  if (kept.member === member && kept.session === session && kept.build === ownBuild()) return kept.reads
  await wipeKept()
  return []
}

export async function saveKept({ member, session }: Reader, reads: readonly KeptRead[]): Promise<void> {
  localStorage.setItem(mark, '1')
  await set(key, { build: ownBuild(), member, session, reads } satisfies Kept, store())
}

export async function wipeKept(): Promise<void> {
  await clear(store())
  localStorage.removeItem(mark)
}
