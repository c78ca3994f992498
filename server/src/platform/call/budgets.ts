/**
 * Counts that all processes share without a statement for each call: every process counts for itself and now
 * and then tells the others what it counted, over NATS where all of them hear it (`count-exchange.ts`). Else it
 * sends its growth to the database; the same statement returns what the others counted.
 *
 * The last 60 seconds are this minute's count plus the share of the previous minute that they still cover.
 */
import { sql } from 'kysely'
import { now } from '../clock.ts'
import { type Db, prepared } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import type { CountExchange, TheirCount } from './count-exchange.ts'

const minuteMs = 60_000
const shareEveryMs = 1_000
/** The most keys kept for a minute. Beyond that the oldest of those that no other process knows is dropped. */
const mostKeys = 100_000
/** How many that others know are looked past for it at a time: where all are, the oldest goes. */
const mostPassed = 1_000
const mostAtOnce = 5_000
/** The part of a budget from which a key is shared: most callers stay below it and cost nothing. */
const toldFrom = 0.1
/** Growth that couldn't be shared for two minutes no longer matters. */
const mostMinutesOld = 2

interface Count {
  readonly key: string
  readonly minute: number
  /** What all processes counted in the previous minute. */
  before: number
  own: number
  /** The part of `own` that the database knows. */
  told: number
  /** The sum of all processes that the database last returned. */
  heard: number
  /** What other processes have told of theirs. Both ways may know of the same calls. */
  theirs: Map<string, number> | undefined
  /** Others need to know of it. */
  isShared: boolean
}

/** What is left of a limit, and in how many seconds all of it is, if nothing more is taken: as far as this process knows. */
export interface Left {
  readonly left: number
  readonly wholeIn: number
}

interface Heard {
  key: string
  minute: number
  used: number
  before: number
}

// The same order everywhere, so that two processes don't deadlock on each other's rows. Growth is summed
// because a key that was forgotten and came back is listed twice, and a statement may touch a row only once.
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
  readonly #exchange: CountExchange | undefined
  /** Counts were last told by the exchange, and the database doesn't know them. */
  #wasExchanged = false
  #minute = 0
  #counts = new Map<string, Count>()
  /** The previous minute's counts. */
  #last = new Map<string, Count>()
  #toTell = new Set<Count>()
  #timer: NodeJS.Timeout | undefined
  #sharing: Promise<void> | undefined
  #fails = false
  #closed = false

  constructor(db: Db, log: Log, exchange?: CountExchange) {
    this.#db = db
    this.#log = log
    this.#exchange = exchange
    exchange?.open({
      hear: (counts, isRelayed) => this.#hearTheirs(counts, isRelayed),
      list: (self) => this.#list(self),
      changed: () => {
        if (exchange.isWhole !== this.#wasExchanged) this.#tellAgain()
      },
    })
  }

  /**
   * Takes `points` of a key's `limit` per minute if they are left. Returns what is left then, and with it the
   * milliseconds to wait: 0 if they were.
   * Together, processes may exceed the limit by one second's calls, and by the tenth of it that each keeps to
   * itself.
   */
  take(key: string, limit: number, points: number): Left & { wait: number } {
    const ms = now().getTime()
    const count = this.#find(key, ms)
    const elapsed = ms % minuteMs
    const wait = waitFor(count, limit, points, elapsed)
    if (wait === 0) this.#grow(count, limit, points)
    const { left, wholeIn } = leftOf(count, limit, elapsed)
    return { wait, left, wholeIn }
  }

  /** Adds to a count that refuses nothing; from a tenth of `limit` on it is shared. */
  add(key: string, limit: number, points: number): void {
    this.#grow(this.#find(key, now().getTime()), limit, points)
  }

  /** Returns what is left of a key's `limit`. */
  left(key: string, limit: number): Left {
    const ms = now().getTime()
    return leftOf(this.#find(key, ms), limit, ms % minuteMs)
  }

  /** Returns the sum of the last 60 seconds. Also shares the key, so the next answer covers all processes. */
  total(key: string): number {
    const ms = now().getTime()
    const count = this.#find(key, ms)
    this.#tell(count)
    return Math.max(0, usedOf(count) + count.before * (1 - (ms % minuteMs) / minuteMs))
  }

  /** Shares counts at once instead of within a second. Never fails: unsent counts are sent later. */
  share(): Promise<void> {
    return (this.#sharing ??= this.#share().finally(() => {
      this.#sharing = undefined
      if (this.#toTell.size > 0) this.#wake()
    }))
  }

  /** Shares the remaining counts. */
  async close(): Promise<void> {
    await this.#sharing
    await this.share()
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #find(key: string, ms: number): Count {
    this.#turnTo(Math.floor(ms / minuteMs))
    const found = this.#counts.get(key)
    if (found) return found
    const earlier = this.#last.get(key)
    return add(this.#counts, key, this.#minute, earlier ? usedOf(earlier) : 0)
  }

  #turnTo(minute: number): void {
    if (minute === this.#minute) return
    this.#last = minute === this.#minute + 1 ? this.#counts : new Map()
    this.#counts = new Map()
    this.#minute = minute
  }

  #grow(count: Count, limit: number, points: number): void {
    count.own += points
    // A count that was shared is also shared when it falls.
    if (Math.max(count.own, count.told) >= limit * toldFrom) this.#tell(count)
  }

  #tell(count: Count): void {
    count.isShared = true
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

  /** Tells everything again: on the other way nobody knows of it yet. */
  #tellAgain(): void {
    for (const counts of [this.#last, this.#counts])
      for (const count of counts.values()) if (count.isShared) this.#tell(count)
  }

  #hearTheirs(counts: readonly TheirCount[], isRelayed: boolean): void {
    const ms = now().getTime()
    this.#turnTo(Math.floor(ms / minuteMs))
    for (const { process, key, minute, used } of counts) {
      // One whose clock is ahead tells it again.
      if (minute !== this.#minute && minute !== this.#minute - 1) continue
      const isLast = minute !== this.#minute
      const count = isLast ? (this.#last.get(key) ?? add(this.#last, key, minute, 0)) : this.#find(key, ms)
      count.theirs ??= new Map()
      const known = count.theirs.get(process)
      count.theirs.set(process, isRelayed && known !== undefined ? Math.max(known, used) : used)
      const present = isLast ? this.#counts.get(key) : undefined
      if (present) present.before = Math.max(present.before, usedOf(count))
    }
  }

  #list(self: string): TheirCount[] {
    const all = [...this.#counts.values(), ...this.#last.values()].flatMap(
      ({ key, minute, own, theirs, isShared }) => [
        ...(isShared ? [{ process: self, key, minute, used: own }] : []),
        ...Array.from(theirs ?? [], ([process, used]) => ({ process, key, minute, used })),
      ],
    )
    // Where not all of them fit, the others are told those that matter most.
    if (all.length > mostAtOnce) all.sort((a, b) => b.minute - a.minute || b.used - a.used)
    return all.slice(0, mostAtOnce)
  }

  /** Tells all processes over the exchange; false where some don't hear it. */
  async #exchanged(told: readonly Count[]): Promise<boolean> {
    return this.#exchange?.tell(told.map(({ key, minute, own }) => ({ key, minute, used: own }))) ?? false
  }

  async #share(): Promise<void> {
    const isWhole = this.#exchange?.isWhole ?? false
    if (isWhole !== this.#wasExchanged) {
      this.#wasExchanged = isWhole
      this.#tellAgain()
    }
    const oldest = Math.floor(now().getTime() / minuteMs) - mostMinutesOld
    for (const count of this.#toTell) if (count.minute < oldest) this.#toTell.delete(count)
    const told = [...this.#toTell].slice(0, mostAtOnce)
    if (told.length === 0) return
    // Removed before it is told: a count that grows meanwhile has to be shared again.
    for (const count of told) this.#toTell.delete(count)
    try {
      if (await this.#exchanged(told)) return
      const growths = told.map(({ own, told: known }) => own - known)
      const keys = told.map(({ key }) => key)
      const minutes = told.map(({ minute }) => minute)
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
  // The table is empty after a database crash; this process's own count still holds.
  count.heard = Math.max(row?.used ?? 0, count.told)
  count.before = Math.max(row?.before ?? 0, count.before)
}

/** Adds a count of a minute; beyond the most keys another is dropped. */
function add(counts: Map<string, Count>, key: string, minute: number, before: number): Count {
  const count: Count = {
    key,
    minute,
    before,
    own: 0,
    told: 0,
    heard: 0,
    theirs: undefined,
    isShared: false,
  }
  if (counts.size >= mostKeys) dropOne(counts)
  counts.set(key, count)
  return count
}

/** Drops an old count: not one that is shared, which would come back as one call and make the others forget the rest. */
function dropOne(counts: Map<string, Count>): void {
  let passed = 0
  for (const [key, count] of counts) {
    counts.delete(key)
    if ((!count.isShared && !count.theirs) || passed >= mostPassed) return
    // The next ones needn't pass it again. A map's iteration comes to what is set behind.
    counts.set(key, count)
    passed++
  }
}

/** Returns what all processes used in a count's minute, as far as this one knows. */
function usedOf({ own, told, heard, theirs }: Count): number {
  let others = 0
  for (const used of theirs?.values() ?? []) others += used
  return own + Math.max(heard - told, others)
}

function leftOf(count: Count, limit: number, elapsed: number): Left {
  const used = Math.max(0, usedOf(count))
  const before = Math.max(0, count.before)
  const whole = used > 0 ? 2 * minuteMs - elapsed : before > 0 ? minuteMs - elapsed : 0
  return {
    left: Math.max(0, Math.floor(limit - used - before * (1 - elapsed / minuteMs))),
    wholeIn: Math.ceil(whole / 1000),
  }
}

/** Returns the milliseconds until `points` fit into the limit of the last 60 seconds; 0 if they do now. */
function waitFor(count: Count, limit: number, points: number, elapsed: number): number {
  const used = usedOf(count)
  const room = limit - used - points
  if (count.before * (1 - elapsed / minuteMs) <= room) return 0
  if (room >= 0) return Math.max(1, minuteMs * (1 - room / count.before) - elapsed)
  const roomNext = Math.max(0, limit - points)
  return minuteMs - elapsed + Math.max(0, minuteMs * (1 - roomNext / used))
}
