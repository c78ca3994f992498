/**
 * Collects reported looks in memory. Every few seconds it finds those that count, and adds them to the
 * figures in one statement: a report takes no statement of its own. A killed process loses its latest looks;
 * one that ends normally writes them first.
 */
import { now } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { DayCap } from '../../views/day-cap.ts'
import { addLooks, type LookKind, type Looks, type ReportedLook } from './looks.queries.ts'
import { listSeenBy, type Seen } from './looks-seen.ts'

const flushEveryMs = 5_000
const hourMs = 3_600_000
/** How often one member's looks at one thing count in a day. */
const mostADay = 5
const kinds: Record<LookKind, number> = { card: 1, page: 2, profile: 3 }
/** How many looks one statement checks or adds. */
const mostAtOnce = 5_000
/** How many looks are kept while the database is away; any more aren't counted. */
const mostKept = 200_000

export class LooksBook {
  readonly #platform: Platform
  readonly #cap = new DayCap(mostADay)
  #reports = 0
  readonly #reported: ReportedLook[] = []
  #looks = new Map<string, Looks>()
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined
  #closed = false

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Notes what `viewer` reports; which looks count is found out later. */
  note(viewer: number, looks: Readonly<Record<LookKind, readonly number[]>>): void {
    const at = now()
    const report = ++this.#reports
    for (const kind of ['card', 'page', 'profile'] as const)
      for (const id of new Set(looks[kind]))
        if (this.#reported.length < mostKept) this.#reported.push({ report, viewer, kind, id, at })
    this.#wake()
  }

  /** Adds all looks reported so far to the figures. Never fails: what can't be added now is added later. */
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
    if (this.#closed || (this.#looks.size === 0 && this.#reported.length === 0)) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, flushEveryMs).unref()
  }

  async #flush(): Promise<void> {
    const { log } = this.#platform
    try {
      await this.#look()
      await this.#add()
    } catch (error) {
      log.warn({ err: error }, 'Looks could not be counted yet')
      this.#wake()
    }
  }

  /** Counts the reported looks at what their viewers may see. */
  async #look(): Promise<void> {
    while (this.#reported.length > 0) {
      const part = this.#reported.splice(0, mostAtOnce)
      try {
        for (const look of await listSeenBy(this.#platform.database.db, part)) this.#count(look)
      } catch (error) {
        this.#reported.unshift(...part)
        throw error
      }
    }
  }

  /** Counts a look, up to a few times a day for each member and thing. */
  #count({ viewer, kind, id, owner, at }: Seen): void {
    if (!this.#cap.take(viewer, kinds[kind], id, at)) return
    const looks = this.#find(owner, kind === 'profile' ? undefined : id, at)
    if (!looks) return
    if (kind === 'card') looks.impressions++
    else looks.pageviews++
  }

  async #add(): Promise<void> {
    const counted = [...this.#looks]
    this.#looks = new Map()
    for (let from = 0; from < counted.length; from += mostAtOnce) {
      const part = counted.slice(from, from + mostAtOnce)
      try {
        await addLooks(
          this.#platform.database.db,
          part.map(([, looks]) => looks),
        )
      } catch (error) {
        this.#keep(counted.slice(from))
        throw error
      }
    }
  }

  /** Takes back the looks that weren't added. */
  #keep(counted: ReadonlyArray<[string, Looks]>): void {
    for (const [key, looks] of counted) {
      const since = this.#looks.get(key)
      if (since) {
        since.impressions += looks.impressions
        since.pageviews += looks.pageviews
      } else if (this.#looks.size < mostKept) this.#looks.set(key, looks)
    }
  }
}

const books = new WeakMap<object, LooksBook>()

/** Returns this process's collected looks. */
export function looksOf(platform: Platform): LooksBook {
  // All copies of the platform share its database.
  const known = books.get(platform.database) ?? new LooksBook(platform)
  books.set(platform.database, known)
  return known
}
