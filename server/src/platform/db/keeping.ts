/**
 * What a process keeps in memory of what the database says of single things, by their ids. It never decides on
 * its own that it is still true: whoever asks says how fresh it has to be.
 */
import { LRUCache } from 'lru-cache'
import type { Db } from './prepared.ts'

interface Keeping<Thing extends { readonly id: number }, Wanted extends { readonly id: number }> {
  /** Reads the things of these ids, as far as they are there. */
  load(db: Db, ids: number[]): Promise<Thing[]>
  /** True where what is kept will do for who wants this. */
  isFresh(kept: Thing, wanted: Wanted): boolean
  /** So many are kept, those that were wanted last; where things have a weight, as much of that. */
  readonly most: number
  weight?(thing: Thing): number
  /** After so long each is read again. */
  readonly seconds?: number
  /** It is forgotten by a hint of its topic: of `member:12` where this is `member`. */
  readonly topic?: string
}

interface Memory<Thing extends { readonly id: number }> {
  readonly things: LRUCache<number, Thing>
  /** What many want at the same moment is read once. */
  readonly loading: Map<number, Promise<void>>
}

interface Forgetful {
  readonly topic: string | undefined
  readonly memories: WeakMap<
    Db,
    Pick<Memory<never>, 'loading'> & { readonly things: Pick<LRUCache<number, never>, 'delete'> }
  >
}
const all: Forgetful[] = []

/**
 * Makes the function that answers the things of these ids, by id: kept ones where they are fresh, the others read.
 * One that has been read since may be newer than was wanted; one that is gone is left out. What a transaction
 * reads nobody else may see: it keeps nothing.
 */
export function keeping<Thing extends { readonly id: number }, Wanted extends { readonly id: number }>(
  how: Keeping<Thing, Wanted>,
): (db: Db, wanted: readonly Wanted[]) => Promise<ReadonlyMap<number, Thing>> {
  const { load, isFresh, most, weight = () => 1, seconds, topic } = how
  const memories = new WeakMap<Db, Memory<Thing>>()
  all.push({ topic, memories })

  const memoryOf = (db: Db): Memory<Thing> => {
    const known = memories.get(db)
    if (known) return known
    const ttl = seconds === undefined ? {} : { ttl: seconds * 1_000 }
    const things = new LRUCache<number, Thing>({ maxSize: most, sizeCalculation: weight, ...ttl })
    const memory = { things, loading: new Map() }
    if (!db.isTransaction) memories.set(db, memory)
    return memory
  }

  async function read(db: Db, { things, loading }: Memory<Thing>, ids: number[]): Promise<void> {
    const loaded = load(db, ids).then((found) => {
      // Of what was forgotten meanwhile this may be what it was before.
      for (const thing of found) if (loading.get(thing.id) === loaded) things.set(thing.id, thing)
    })
    for (const id of ids) loading.set(id, loaded)
    await loaded.finally(() => {
      for (const id of ids) if (loading.get(id) === loaded) loading.delete(id)
    })
  }

  /** Reads what is not kept fresh, or waits for who reads it already. */
  async function refresh(db: Db, memory: Memory<Thing>, wanted: readonly Wanted[]): Promise<void> {
    const { things, loading } = memory
    const missing = new Set<number>()
    for (const each of wanted) {
      const kept = things.get(each.id)
      if (!kept || !isFresh(kept, each)) missing.add(each.id)
    }
    if (missing.size === 0) return
    const others = new Set(Array.from(missing, (id) => loading.get(id)))
    const unread = [...missing].filter((id) => !loading.has(id))
    await Promise.all([...others, unread.length > 0 ? read(db, memory, unread) : undefined])
  }

  return async (db, wanted) => {
    const memory = memoryOf(db)
    await refresh(db, memory, wanted)
    // What others read already may have been read before this was wanted.
    await refresh(db, memory, wanted)
    const fresh = new Map<number, Thing>()
    for (const each of wanted) {
      const kept = memory.things.get(each.id)
      if (kept && isFresh(kept, each)) fresh.set(each.id, kept)
    }
    return fresh
  }
}

/** Forgets what these hints speak of. */
export function forgetTopics(db: Db, hints: ReadonlyArray<{ readonly topic: string }>): void {
  for (const { topic } of hints) {
    const [kind, id] = topic.split(':')
    for (const { topic: its, memories } of all) {
      if (its === undefined || its !== kind) continue
      const memory = memories.get(db)
      memory?.things.delete(Number(id))
      memory?.loading.delete(Number(id))
    }
  }
}

/**
 * Forgets everything: the connection was lost, and behind the new one may be an earlier state of the database, in
 * which the same version is another one's.
 */
export function forgetAll(db: Db): void {
  for (const { memories } of all) memories.delete(db)
}
