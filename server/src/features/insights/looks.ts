/**
 * Counts looks in memory and adds them to the figures every few seconds, in one statement. A process that is killed
 * loses the last of them; one that ends writes them first.
 */
import { now } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { addLooks, type Looks, type SeenRow } from './looks.queries.ts'
import { LooksCap } from './looks-cap.ts'

const flushEveryMs = 3_000
const hourMs = 3_600_000
/** So many are added by a statement. */
const mostAtOnce = 5_000
/** While the database is away looks are kept, but no more than this; the rest is not counted. */
const mostKept = 200_000

export class LooksBook {
  readonly #platform: Platform
  readonly #cap = new LooksCap()
  #looks = new Map<string, Looks>()
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined
  #closed = false

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Counts what `viewer` saw, a few times a day at most for each of it. */
  add(viewer: number, seen: readonly SeenRow[]): void {
    const at = now()
    for (const { kind, id, owner_id } of seen) {
      if (!this.#cap.take(viewer, `${kind} ${id}`, at)) continue
      const looks = this.#find(owner_id, kind === 'profile' ? undefined : id, at)
      if (!looks) continue
      if (kind === 'card') looks.impressions++
      else looks.pageviews++
    }
    this.#wake()
  }

  /** Adds all that was counted so far to the figures. It never fails: what could not be added is added later. */
  async flush(): Promise<void> {
    await this.#flushing
    this.#flushing = this.#flush().finally(() => (this.#flushing = undefined))
    await this.#flushing
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.flush()
  }

  #find(owner: number, post: number | undefined, at: Date): Looks | undefined {
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
    const key = `${owner} ${post ?? ''} ${hour.getTime()}`
    const known = this.#looks.get(key)
    if (known || this.#looks.size >= mostKept) return known
    const looks = { owner, post, hour, impressions: 0, pageviews: 0 }
    this.#looks.set(key, looks)
    return looks
  }

  #wake(): void {
    if (this.#closed || this.#looks.size === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, flushEveryMs).unref()
  }

  async #flush(): Promise<void> {
    const { database, log } = this.#platform
    const counted = [...this.#looks]
    this.#looks = new Map()
    for (let from = 0; from < counted.length; from += mostAtOnce) {
      const part = counted.slice(from, from + mostAtOnce)
      try {
        await addLooks(
          database.db,
          part.map(([, looks]) => looks),
        )
      } catch (error) {
        log.warn({ err: error }, 'Looks could not be counted yet')
        this.#keep(counted.slice(from))
        return
      }
    }
  }

  /** Takes back what was not added. */
  #keep(counted: ReadonlyArray<[string, Looks]>): void {
    for (const [key, looks] of counted) {
      const since = this.#looks.get(key)
      if (since) {
        since.impressions += looks.impressions
        since.pageviews += looks.pageviews
      } else if (this.#looks.size < mostKept) this.#looks.set(key, looks)
    }
    this.#wake()
  }
}

const books = new WeakMap<object, LooksBook>()

/** The looks that this process has counted. */
export function looksOf(platform: Platform): LooksBook {
  // Every copy of the platform shares its database.
  const known = books.get(platform.database) ?? new LooksBook(platform)
  books.set(platform.database, known)
  return known
}
