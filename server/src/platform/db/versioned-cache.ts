/**
 * Caches database objects by id in the process's memory. It never assumes that a cached object is current:
 * callers say how fresh it has to be.
 *
 * Each server that is read from has a cache of its own: a list of a replica may only be completed with objects of the
 * same history, which it catches up with (decision 164).
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
  readonly loading: Map<number, Promise<ReadonlyMap<number, Thing>>>
  /** Of a replica: when objects were dropped. */
  readonly forgotten: Forgotten | undefined
}

const mostForgotten = 10_000

/** When objects were last dropped, in `performance.now()`. */
class Forgotten {
  readonly #latest: LRUCache<number, number>
  /** Any object may have been dropped until then: hints that came before this was made, or more than it keeps. */
  #until = performance.now()

  constructor() {
    this.#latest = new LRUCache({
      max: mostForgotten,
      dispose: (at, _, reason) => {
        if (reason === 'evict') this.#until = Math.max(this.#until, at)
      },
    })
  }

  note(id: number): void {
    this.#latest.set(id, performance.now())
  }

  /** Whether an object may have been dropped since then. */
  since(moment: number, id: number): boolean {
    return moment <= Math.max(this.#latest.get(id) ?? 0, this.#until)
  }
}

interface Forgetful {
  readonly topic: string | undefined
  readonly isHintedHere: boolean
  readonly memories: WeakMap<
    Db,
    Pick<Memory<never>, 'forgotten'> & {
      readonly loading: Pick<Memory<never>['loading'], 'delete'>
      readonly things: Pick<LRUCache<number, never>, 'delete'>
    }
  >
}
const all: Forgetful[] = []

const proofs = new WeakMap<Db, () => number>()

/**
 * Says of a replica until when it has everything that was committed, in `performance.now()`: what it answers later may
 * be older than a hint that dropped an object, and isn't cached then.
 */
export function noteProof(db: Db, proof: () => number): void {
  proofs.set(db, proof)
}

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
    const memory: Memory<Thing> = {
      things,
      loading: new Map(),
      forgotten: topic !== undefined && proofs.has(db) ? new Forgotten() : undefined,
    }
    if (!db.isTransaction) memories.set(db, memory)
    return memory
  }

  /** Reads objects; returns those that no hint has dropped meanwhile. */
  async function read(
    db: Db,
    { things, loading, forgotten }: Memory<Thing>,
    ids: number[],
  ): Promise<ReadonlyMap<number, Thing>> {
    const proven = proofs.get(db)?.() ?? 0
    const loaded: Promise<ReadonlyMap<number, Thing>> = load(db, ids).then((found) => {
      // An object dropped during the read may have been read before its change, so it isn't cached.
      const kept = found.filter(({ id }) => loading.get(id) === loaded)
      // Nor is one that was dropped before it, and after all that a replica has for certain.
      for (const thing of kept) if (!forgotten?.since(proven, thing.id)) things.set(thing.id, thing)
      return new Map(kept.map((thing) => [thing.id, thing]))
    })
    for (const id of ids) loading.set(id, loaded)
    return loaded.finally(() => {
      for (const id of ids) if (loading.get(id) === loaded) loading.delete(id)
    })
  }

  return async (db, wanted) => {
    const memory = memoryOf(db)
    const { things, loading } = memory
    /** What this call has read itself: good for it, also where it isn't cached. */
    const own = new Map<number, Thing>()
    const freshOf = (each: Wanted): Thing | undefined => {
      const kept = things.get(each.id)
      if (kept && isFresh(kept, each)) return kept
      const read = own.get(each.id)
      return read && isFresh(read, each) ? read : undefined
    }
    /** Reads the objects that aren't there fresh, or waits for reads in progress; they are good with `joins`. */
    async function refresh(joins: boolean): Promise<void> {
      const missing = new Set<number>()
      for (const each of wanted) if (!freshOf(each)) missing.add(each.id)
      if (missing.size === 0) return
      const others = new Set(Array.from(missing, (id) => loading.get(id)))
      const unread = [...missing].filter((id) => !loading.has(id))
      const [mine, ...theirs] = await Promise.all([
        unread.length > 0 ? read(db, memory, unread) : undefined,
        ...others,
      ])
      for (const found of joins ? [mine, ...theirs] : [mine])
        for (const id of missing) {
          const thing = found?.get(id)
          if (thing) own.set(id, thing)
        }
    }
    await refresh(false)
    // A read that was already in progress may be older than this call; one that has begun since is not.
    await refresh(true)
    const fresh = new Map<number, Thing>()
    for (const each of wanted) {
      const thing = freshOf(each)
      if (thing) fresh.set(each.id, thing)
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
      if (!memory) continue
      memory.things.delete(Number(id))
      memory.loading.delete(Number(id))
      memory.forgotten?.note(Number(id))
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
