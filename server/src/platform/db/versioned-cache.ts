/**
 * Caches database objects by id in the process's memory. It never assumes that a cached object is current:
 * callers say how fresh it has to be.
 */
import { LRUCache } from 'lru-cache'
import type { Db } from './prepared.ts'

interface Keeping<Thing extends { readonly id: number }, Wanted extends { readonly id: number }> {
  /** Reads the objects with these ids that exist. */
  load(db: Db, ids: number[]): Promise<Thing[]>
  /** Returns whether a cached object is fresh enough for the caller. */
  isFresh(kept: Thing, wanted: Wanted): boolean
  /** The most objects kept, the most recently used; with `weight`, their largest total weight. */
  readonly most: number
  weight?(thing: Thing): number
  /** Age after which an object is read again. */
  readonly seconds?: number
  /** The kind of topic whose hints drop an object: with `member`, a hint of `member:12` drops object 12. */
  readonly topic?: string
  /** Hints of other processes reach it only where a page here listens to them: `seconds` bounds its age. */
  readonly isHintedHere?: true
}

interface Memory<Thing extends { readonly id: number }> {
  readonly things: LRUCache<number, Thing>
  /** Reads in progress, shared by all who want the same object. */
  readonly loading: Map<number, Promise<void>>
}

interface Forgetful {
  readonly topic: string | undefined
  readonly isHintedHere: boolean
  readonly memories: WeakMap<
    Db,
    Pick<Memory<never>, 'loading'> & { readonly things: Pick<LRUCache<number, never>, 'delete'> }
  >
}
const all: Forgetful[] = []

/**
 * Makes a function that returns objects by id: cached where fresh, else read. An object may be newer than
 * asked for; one that doesn't exist is left out. In a transaction nothing is cached: others must not see what
 * it reads.
 */
export function keeping<Thing extends { readonly id: number }, Wanted extends { readonly id: number }>(
  how: Keeping<Thing, Wanted>,
): (db: Db, wanted: readonly Wanted[]) => Promise<ReadonlyMap<number, Thing>> {
  const { load, isFresh, most, weight = () => 1, seconds, topic, isHintedHere = false } = how
  const memories = new WeakMap<Db, Memory<Thing>>()
  all.push({ topic, isHintedHere, memories })

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
      // An object dropped during the read may have been read before its change, so it isn't cached.
      for (const thing of found) if (loading.get(thing.id) === loaded) things.set(thing.id, thing)
    })
    for (const id of ids) loading.set(id, loaded)
    await loaded.finally(() => {
      for (const id of ids) if (loading.get(id) === loaded) loading.delete(id)
    })
  }

  /** Reads the objects that aren't cached fresh, or waits for reads in progress. */
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
    // A read that was already in progress may be older than this call.
    await refresh(db, memory, wanted)
    const fresh = new Map<number, Thing>()
    for (const each of wanted) {
      const kept = memory.things.get(each.id)
      if (kept && isFresh(kept, each)) fresh.set(each.id, kept)
    }
    return fresh
  }
}

/** Returns the kinds of topics of which the caches here need the hints of every process. */
export const cachedKinds = (): string[] =>
  all.flatMap(({ topic, isHintedHere }) => (topic === undefined || isHintedHere ? [] : [topic]))

/** Drops the objects that these hints are about. */
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
 * Drops everything. After a lost connection the database may be in an earlier state, in which a version
 * number belongs to other data.
 */
export function forgetAll(db: Db): void {
  for (const { memories } of all) memories.delete(db)
}
