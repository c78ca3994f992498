import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { ownBuild } from './build.ts'
import type { KeptRead } from './kept-reads.ts'

/** All that one member has read and may read again, in one piece. */
interface Kept {
  /** The client that read it: another one may give it another shape. */
  build: string
  member: number
  /** The session that it was read in: another one of the same member begins anew. */
  session: string
  reads: readonly KeptRead[]
}

export interface Reader {
  member: number
  session: string
}

// Tells a visitor's page, which loads nothing of this, that something of a member is left.
const mark = 'commons.kept'
const key = 'kept'

let opened: UseStore | undefined
const store = () => (opened ??= createStore('commons.offline', 'reads'))

/** What this member has read in this session; another's is wiped. */
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
