/**
 * One read replica: how far it has replayed, whether it is in rotation, and its connections. It leaves the rotation
 * where it is down, not what it was, or too late, and comes back by itself (decision 164).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { findServer, replicaFlawOf, type ServerFacts } from './check-replicas.ts'
import { type Database, openDatabase } from './db.ts'
import { asBytes, type ReadIndex } from './read-index.ts'
import { forgetAll, noteProof } from './versioned-cache.ts'

/** A connection that doesn't answer for so long is dead. */
const defaultSilenceMs = 2_000
const everyMs = 1_000
const shortestPauseMs = 100
const longestPauseMs = 5_000
/** Between two questions how far it is, while reads wait. */
const pollMs = [1, 1, 2, 3, 5] as const

/** Ends reads on a replica that has left the rotation. */
export class ReplicaGone extends Error {}

interface ReplicaOptions {
  readonly connection: pg.ClientConfig
  readonly poolSize: number
  readonly statements: { inc(): void }
  readonly log: Log
  /** What the primary is. */
  primary(): Promise<ServerFacts>
  index(): Promise<ReadIndex>
  /** How long reads wait until it has replayed what they need. */
  patienceMs(): number
  /** How long its watch waits for an answer; 2 seconds by default. */
  readonly silenceMs?: number
}

interface Waiting {
  readonly index: ReadIndex
  readonly tell: (reached: boolean) => void
}

interface Position {
  readonly replayed: number | null
  readonly follows: boolean
  readonly started: string
}

const ahead = 'It is ahead of the primary: another history'

const positionText = `
  select ${asBytes('pg_last_wal_replay_lsn()')} as replayed, pg_is_in_recovery() as follows,
    pg_postmaster_start_time()::text as started`

export class Replica {
  /** How it is called in logs and metrics: without its password. */
  readonly name: string
  readonly database: Database
  isUp = false
  readonly #options: ReplicaOptions
  /** It has replayed this, and never goes back: whoever connects to less is on another server or after a crash. */
  #replayed = 0
  /** When that was known, in `performance.now()`. */
  #replayedAt = Number.POSITIVE_INFINITY
  /** Everything that was committed by then is there, in `performance.now()`. */
  #proven = Number.NEGATIVE_INFINITY
  #latest: ReadIndex | undefined
  #lateSince: number | undefined
  #started = ''
  #timeline = 0
  #client: pg.Client | undefined
  readonly #waiting = new Set<Waiting>()
  readonly #reading = new Set<(gone: ReplicaGone) => void>()
  /** How often it was down, and connections by how often when they were opened. */
  #downs = 0
  readonly #openedAfter = new WeakMap<pg.ClientBase, number>()
  #isPolling = false
  #cameBackAt = 0
  #pauseMs = shortestPauseMs
  #notBefore = 0
  #isSaid = false
  readonly #ending = new AbortController()
  readonly #watching: Promise<void>

  constructor(options: ReplicaOptions) {
    this.#options = options
    const { connection, poolSize, statements } = options
    const { host, port, database } = new pg.Client(connection)
    this.name = `${host}:${port}/${database}`
    this.database = openDatabase(connection, {
      poolSize,
      statements,
      onConnect: (client) => this.#check(client),
      mayUse: (client) => this.#openedAfter.get(client) === this.#downs,
    })
    noteProof(this.database.db, () => this.#proven)
    this.#watching = this.#watch()
  }

  /** Resolves with whether it has replayed so far, once it has or the patience is over. */
  reaches(index: ReadIndex): Promise<boolean> {
    if (!this.isUp || index.timeline !== this.#timeline) return Promise.resolve(false)
    if (this.#isAheadOf(index)) {
      this.#goDown(new ReplicaGone(ahead))
      return Promise.resolve(false)
    }
    if (this.#has(index)) return Promise.resolve(true)
    return new Promise((resolve) => {
      const waiting: Waiting = {
        index,
        tell: (reached) => {
          clearTimeout(late)
          this.#waiting.delete(waiting)
          resolve(reached)
        },
      }
      const giveUp = () => {
        if (!this.#waiting.has(waiting)) return
        // One that is late is so for the next reads, too: they don't wait in vain.
        this.#leave('is late')
        waiting.tell(false)
      }
      // In a busy process the answer may be there, unread: timers come first.
      const late = setTimeout(() => setImmediate(giveUp), this.#options.patienceMs())
      this.#waiting.add(waiting)
      void this.#poll()
    })
  }

  /** Returns what `work` reads there; fails at once when the replica goes down meanwhile. */
  async read<Result>(work: (db: Database['db']) => Promise<Result>): Promise<Result> {
    let fail: (gone: ReplicaGone) => void = () => undefined
    const gone = new Promise<never>((_, reject) => (fail = reject))
    // It may have been restarted, in an earlier state, since this read was let through.
    if (!this.isUp) throw new ReplicaGone('It has left the rotation')
    this.#reading.add(fail)
    try {
      return await Promise.race([work(this.database.db), gone])
    } finally {
      this.#reading.delete(fail)
    }
  }

  /** Takes it out of rotation for a moment: what reads there may go on. */
  rest(why: Error): void {
    this.#leave(why.message)
  }

  /** Takes it out of rotation with its connections. */
  goDown(why: Error): void {
    this.#goDown(why)
  }

  /** How far it is behind, as far as is known. */
  lag(): { bytes: number; seconds: number } {
    const bytes = this.#latest ? Math.max(0, this.#latest.position - this.#replayed) : 0
    const since = this.#lateSince
    return { bytes, seconds: since === undefined ? 0 : (performance.now() - since) / 1000 }
  }

  async close(): Promise<void> {
    this.#ending.abort()
    this.#goDown(new ReplicaGone('Commons stops'), true)
    await this.#watching
    await this.database.close()
  }

  /** Whether it has what the primary, asked later, didn't have: the primary was put back, to another history. */
  #isAheadOf({ timeline, position, askedAt }: ReadIndex): boolean {
    return timeline === this.#timeline && this.#replayed > position && this.#replayedAt < askedAt
  }

  #has(index: ReadIndex): boolean {
    const isLater = index.timeline !== this.#latest?.timeline || index.position > this.#latest.position
    if (isLater) this.#latest = index
    if (this.#replayed < index.position) return false
    if (index.askedAt > this.#proven) this.#proven = index.askedAt
    this.#lateSince = undefined
    return true
  }

  /** Notes where it is; throws if this isn't the server that was judged. */
  #note({ replayed, follows, started }: Position): void {
    if (!follows || replayed === null) throw new ReplicaGone('It doesn’t follow the primary any more')
    if (started !== this.#started || replayed < this.#replayed) throw new ReplicaGone('It was restarted')
    if (replayed > this.#replayed) this.#replayedAt = performance.now()
    this.#replayed = replayed
  }

  async #position(client: Pick<pg.Client, 'query'>): Promise<Position> {
    const { rows } = await client.query<Position>({ name: 'find_replayed', text: positionText })
    const [position] = rows
    if (!position) throw new ReplicaGone('It doesn’t say how far it is')
    return position
  }

  /** Refuses a new connection that leads elsewhere, or to what it was before a crash. */
  async #check(client: pg.ClientBase): Promise<void> {
    // As of now: what others are told meanwhile may be of a later moment than this answer.
    const least = this.#replayed
    this.#openedAfter.set(client, this.#downs)
    const { replayed, follows, started } = await this.#position(client)
    if (follows && replayed !== null && started === this.#started && replayed >= least) return
    const gone = new ReplicaGone('A new connection leads to another state')
    if (this.isUp) this.#goDown(gone)
    throw gone
  }

  /** Asks how far it is as long as reads wait. */
  async #poll(): Promise<void> {
    if (this.#isPolling) return
    this.#isPolling = true
    try {
      for (let times = 0; this.#waiting.size > 0; times++) {
        if (!this.#client) throw new ReplicaGone('It is not connected')
        this.#note(await this.#position(this.#client))
        for (const each of this.#waiting) if (this.#has(each.index)) each.tell(true)
        if (this.#waiting.size > 0) await sleep(pollMs[Math.min(times, pollMs.length - 1)])
      }
    } catch (error) {
      this.#goDown(error)
    } finally {
      this.#isPolling = false
    }
  }

  /** Looks every second how it is, and tries to have it back where it has left, less and less often. */
  async #watch(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      await this.#look().catch((error: unknown) => this.#goDown(error))
      await sleep(this.isUp ? everyMs : this.#pause(), undefined, { signal }).catch(() => undefined)
    }
  }

  #pause(): number {
    const pause = this.#pauseMs
    this.#pauseMs = Math.min(2 * pause, longestPauseMs)
    return pause
  }

  async #look(): Promise<void> {
    const { index, patienceMs } = this.#options
    if (!this.isUp && performance.now() < this.#notBefore) return
    if (!this.#client) await this.#connect()
    const client = this.#client
    if (!client || (!this.isUp && !(await this.#judge(client)))) return
    // Before the primary is asked, or being ahead of it would say nothing.
    this.#note(await this.#position(client))
    const needed = await index().catch(() => undefined)
    // Without the primary nobody reads, and it says nothing about the replica.
    if (!needed || this.#client !== client) return
    if (needed.timeline !== this.#timeline) throw new ReplicaGone('The primary has changed')
    if (this.#isAheadOf(needed)) throw new ReplicaGone(ahead)
    const until = performance.now() + (this.isUp ? 0 : patienceMs())
    for (;;) {
      this.#note(await this.#position(client))
      if (this.#has(needed)) return this.#comeBack()
      this.#lateSince ??= needed.askedAt
      if (performance.now() >= until) break
      await sleep(2)
    }
    if (!this.isUp) this.#say('is late')
  }

  /** Notes which server it is, if the primary says that it is the right one; throws where it isn't. */
  async #judge(client: pg.Client): Promise<boolean> {
    const facts = await findServer(client)
    const primary = await this.#options.primary().catch(() => undefined)
    if (!primary || this.#client !== client) return false
    const flaw = replicaFlawOf(facts, primary)
    if (flaw) throw new ReplicaGone(`It ${flaw.why}`)
    if (this.#started !== '' && facts.started !== this.#started) throw new ReplicaGone('It was restarted')
    this.#timeline = primary.timeline
    this.#started = facts.started
    return true
  }

  async #connect(): Promise<void> {
    const { connection, silenceMs = defaultSilenceMs } = this.#options
    const client = new pg.Client({
      ...connection,
      application_name: 'commons replica watch',
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
      statement_timeout: silenceMs,
      keepAlive: true,
    })
    client.on('error', (error) => {
      if (this.#client === client) this.#goDown(error)
    })
    try {
      await client.connect()
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    if (this.#ending.signal.aborted) await client.end()
    else this.#client = client
  }

  #comeBack(): void {
    if (this.isUp || this.#ending.signal.aborted) return
    this.isUp = true
    this.#cameBackAt = performance.now()
    if (this.#isSaid) this.#options.log.info({ replica: this.name }, 'A read replica is back')
    this.#isSaid = false
  }

  /** Takes it out of rotation; what reads there may go on. */
  #leave(why: string): void {
    if (!this.isUp) return
    this.isUp = false
    this.#lateSince ??= this.#latest?.askedAt
    // One that comes and goes is tried less and less often.
    const now = performance.now()
    if (now - this.#cameBackAt > 2 * longestPauseMs) this.#pauseMs = shortestPauseMs
    this.#notBefore = now + this.#pause()
    this.#options.log.debug({ replica: this.name, why }, 'A read replica left the rotation')
    for (const each of this.#waiting) each.tell(false)
  }

  /** Takes it out of rotation with its connections. */
  #goDown(error: unknown, quietly = false): void {
    this.#leave('is down')
    this.#lateSince ??= performance.now()
    // Where it comes back, it may be in an earlier state: what it has is asked anew.
    this.#started = ''
    this.#replayed = 0
    this.#replayedAt = Number.POSITIVE_INFINITY
    this.#proven = Number.NEGATIVE_INFINITY
    this.#downs++
    forgetAll(this.database.db)
    for (const fail of this.#reading) fail(new ReplicaGone('The replica went down', { cause: error }))
    void this.#client?.end()
    this.#client = undefined
    if (quietly) return
    this.#endIdle()
    this.#say('is not in use', error)
  }

  /** Ends connections of the pool that nobody reads on; those in use are ended when they would be used again. */
  #endIdle(): void {
    const { pool } = this.database
    for (let left = pool.idleCount; left > 0; left--)
      pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      )
  }

  /** Says once that it is out of rotation. */
  #say(what: string, error?: unknown): void {
    if (this.#isSaid || this.#ending.signal.aborted) return
    this.#isSaid = true
    this.#options.log.warn(
      { replica: this.name, ...(error !== undefined && { err: error }) },
      `A read replica ${what}: its reads go to others or to the primary`,
    )
  }
}
