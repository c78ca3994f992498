/**
 * Counts that all processes share without a statement a call: each counts for itself, tells the
 * database now and then by how much it has grown, and hears in the same statement what the others did.
 * A minute counts with the share of the last one that a window of 60 seconds still covers.
 */
import { sql } from 'kysely'
import { now } from '../clock.ts'
import { type Db, prepared } from '../db/prepared.ts'
import type { Log } from '../log.ts'

const minuteMs = 60_000
const shareEveryMs = 1_000
/** So many keys of a minute are kept; past that the oldest is forgotten, and heard of anew when it returns. */
const mostKeys = 100_000
const mostAtOnce = 5_000
/** A key is told of from this part of its budget on: most callers stay below it and cost nothing. */
const toldFrom = 0.1
/** What could not be told in two minutes matters no more. */
const mostMinutesOld = 2

interface Count {
  readonly key: string
  readonly minute: number
  /** Of the minute before, by all. */
  before: number
  own: number
  /** How much of `own` the database knows. */
  told: number
  /** What the database last said, by all. */
  heard: number
}

interface Heard {
  key: string
  minute: number
  used: number
  before: number
}

// In one order everywhere, so that two processes do not wait for each other's rows. A key that was
// forgotten and came back stands there twice: one statement may touch a row only once.
const tellAndHear = prepared<[keys: string[], minutes: number[], growths: number[]], Heard>(
  'share_call_budgets',
  (keys, minutes, growths) => sql`
    with heard as (
      insert into call_budgets as b (key, minute, used)
      select key, minute, sum(growth)
      from unnest(${keys}::text[], ${minutes}::int[], ${growths}::int[]) as grown (key, minute, growth)
      group by key, minute
      order by key, minute
      on conflict (key, minute) do update set used = b.used + excluded.used
      returning key, minute, used
    )
    select heard.key, heard.minute, heard.used, coalesce(earlier.used, 0) as before
    from heard
    left join call_budgets earlier on earlier.key = heard.key and earlier.minute = heard.minute - 1`,
)

export class Budgets {
  readonly #db: Db
  readonly #log: Log
  #minute = 0
  #counts = new Map<string, Count>()
  /** The counts of the minute before. */
  #last = new Map<string, Count>()
  #toTell = new Set<Count>()
  #timer: NodeJS.Timeout | undefined
  #sharing: Promise<void> | undefined
  #fails = false
  #closed = false

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  /**
   * Takes `points` of a key's `limit` a minute if they are left: answers 0, or the milliseconds to wait.
   * Processes may pass the limit together: by what fits into a second, and by the tenth of it that
   * each keeps to itself.
   */
  take(key: string, limit: number, points: number): number {
    const ms = now().getTime()
    const count = this.#find(key, ms)
    const wait = waitFor(count, limit, points, ms % minuteMs)
    if (wait === 0) this.#grow(count, limit, points)
    return wait
  }

  /** Adds to a figure that refuses nothing; `limit` is how much is a lot. */
  add(key: string, limit: number, points: number): void {
    this.#grow(this.#find(key, now().getTime()), limit, points)
  }

  /** A figure of the last 60 seconds. Asking makes this process hear of it, so that the next answer is all processes'. */
  total(key: string): number {
    const ms = now().getTime()
    const count = this.#find(key, ms)
    this.#tell(count)
    return Math.max(0, usedOf(count) + count.before * (1 - (ms % minuteMs) / minuteMs))
  }

  /** Tells and hears at once instead of within a second. It never fails: what was not told is told later. */
  share(): Promise<void> {
    return (this.#sharing ??= this.#share().finally(() => {
      this.#sharing = undefined
      if (this.#toTell.size > 0) this.#wake()
    }))
  }

  /** Tells what is left. */
  async close(): Promise<void> {
    await this.#sharing
    await this.share()
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #find(key: string, ms: number): Count {
    const minute = Math.floor(ms / minuteMs)
    if (minute !== this.#minute) {
      this.#last = minute === this.#minute + 1 ? this.#counts : new Map()
      this.#counts = new Map()
      this.#minute = minute
    }
    const found = this.#counts.get(key)
    if (found) return found
    const earlier = this.#last.get(key)
    const count = { key, minute, before: earlier ? usedOf(earlier) : 0, own: 0, told: 0, heard: 0 }
    if (this.#counts.size >= mostKeys) {
      const [oldest = ''] = this.#counts.keys()
      this.#counts.delete(oldest)
    }
    this.#counts.set(key, count)
    return count
  }

  #grow(count: Count, limit: number, points: number): void {
    count.own += points
    // What was told of once is told of when it falls, too.
    if (Math.max(count.own, count.told) >= limit * toldFrom) this.#tell(count)
  }

  #tell(count: Count): void {
    this.#toTell.add(count)
    this.#wake()
  }

  #wake(): void {
    if (this.#closed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.share()
    }, shareEveryMs).unref()
  }

  async #share(): Promise<void> {
    const oldest = Math.floor(now().getTime() / minuteMs) - mostMinutesOld
    for (const count of this.#toTell) if (count.minute < oldest) this.#toTell.delete(count)
    const told = [...this.#toTell].slice(0, mostAtOnce)
    if (told.length === 0) return
    const growths = told.map(({ own, told: known }) => own - known)
    try {
      const keys = told.map(({ key }) => key)
      const minutes = told.map(({ minute }) => minute)
      // Whoever grows while the statement is under way is to be told of again.
      for (const count of told) this.#toTell.delete(count)
      const heard = await tellAndHear(this.#db, keys, minutes, growths)
      const byCount = new Map(heard.map((row) => [`${row.minute} ${row.key}`, row]))
      for (const [i, count] of told.entries()) hear(count, growths[i] ?? 0, byCount)
      this.#fails = false
    } catch (error) {
      for (const count of told) this.#toTell.add(count)
      if (!this.#fails) this.#log.warn({ err: error }, 'Each process counts rate limits on its own for now')
      this.#fails = true
    }
  }
}

function hear(count: Count, growth: number, rows: ReadonlyMap<string, Heard>): void {
  const row = rows.get(`${count.minute} ${count.key}`)
  count.told += growth
  // After a crash of the database its table is empty; what this process counted itself is still true.
  count.heard = Math.max(row?.used ?? 0, count.told)
  count.before = Math.max(row?.before ?? 0, count.before)
}

/** What all have used in a count's minute, as far as is known here. */
function usedOf({ own, told, heard }: Count): number {
  return heard + own - told
}

/** Milliseconds until `points` fit into the limit of the last 60 seconds; 0 when they do. */
function waitFor(count: Count, limit: number, points: number, elapsed: number): number {
  const used = usedOf(count)
  const room = limit - used - points
  if (count.before * (1 - elapsed / minuteMs) <= room) return 0
  if (room >= 0) return Math.max(1, minuteMs * (1 - room / count.before) - elapsed)
  const roomNext = Math.max(0, limit - points)
  return minuteMs - elapsed + Math.max(0, minuteMs * (1 - roomNext / used))
}
