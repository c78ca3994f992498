/**
 * Which members have Commons open, visible to all processes. Members who come or go are written once a
 * second, together; while they stay, only their process reports that it is alive. When a process falls
 * silent, its members count as gone.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import type { Bus } from './bus.ts'

const flushMs = 1_000
/** A member who only reloads the page stays. */
const graceMs = 10_000
const aliveMs = 15_000

export class Presence {
  readonly #id = randomUUID()
  readonly #db: Db
  readonly #bus: Bus
  readonly #log: Log
  readonly #open = new Set<number>()
  readonly #written = new Set<number>()
  /** Members who closed their last page, and when. */
  readonly #leaving = new Map<number, number>()
  readonly #timers: NodeJS.Timeout[]
  #isKnown = false
  #flushing: Promise<void> = Promise.resolve()

  constructor({ db, bus, log }: { db: Db; bus: Bus; log: Log }) {
    this.#db = db
    this.#bus = bus
    this.#log = log
    this.#timers = [
      setInterval(() => this.flush(), flushMs),
      setInterval(() => void this.#beAlive().catch(this.#fail), aliveMs),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  opened(member: number): void {
    this.#open.add(member)
    this.#leaving.delete(member)
  }

  closed(member: number): void {
    this.#open.delete(member)
    this.#leaving.set(member, Date.now())
  }

  /** Writes members who came or went. Those who closed their last page by `at` have gone. */
  flush(at = Date.now() - graceMs): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write(at)).catch(this.#fail)
    return this.#flushing
  }

  /** Marks all members of this process as gone. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#flushing
    if (this.#isKnown) await this.#end([this.#id]).catch(this.#fail)
  }

  async #write(at: number): Promise<void> {
    const come = [...this.#open].filter((member) => !this.#written.has(member))
    const gone: number[] = []
    for (const [member, since] of this.#leaving) {
      if (since > at) continue
      this.#leaving.delete(member)
      if (this.#written.has(member)) gone.push(member)
    }
    if (come.length === 0 && gone.length === 0) return
    if (!this.#isKnown) await this.#beAlive(true)
    if (come.length > 0)
      await sql`
        insert into open_pages (member_id, process_id)
        select id, ${this.#id}::uuid from members where id = any (${come}::bigint[]) order by id for key share
        on conflict do nothing`.execute(this.#db)
    for (const member of come) this.#written.add(member)
    if (gone.length > 0)
      await sql`
        with gone as (
          delete from open_pages where process_id = ${this.#id}::uuid and member_id = any (${gone}::bigint[])
          returning member_id)
        ${noteSeen(sql`now()`)}`.execute(this.#db)
    for (const member of gone) this.#written.delete(member)
    this.#bus.hint([...come, ...gone].map((member) => ({ topic: `presence:${member}` })))
  }

  /** Reports that this process is alive, and ends processes that have long been silent. */
  async #beAlive(isFirst = false): Promise<void> {
    if (!isFirst && this.#written.size === 0) return
    const known = await sql<{ is_new: boolean }>`
      insert into server_processes (id) values (${this.#id}::uuid)
      on conflict (id) do update set alive_at = now()
      returning old.id is null as is_new`.execute(this.#db)
    // This process was silent for so long that others took it for dead: write all its members again.
    if (this.#isKnown && known.rows[0]?.is_new) this.#written.clear()
    this.#isKnown = true
    const { rows } = await sql<{ id: string }>`
      select id from server_processes where alive_at < now() - interval '2 minutes'`.execute(this.#db)
    if (rows.length > 0) await this.#end(rows.map(({ id }) => id))
  }

  async #end(processes: readonly string[]): Promise<void> {
    await sql`
      with gone as (
        select o.member_id, p.alive_at from open_pages o join server_processes p on p.id = o.process_id
        where p.id = any (${processes}::uuid[]))
      ${noteSeen(sql`max(alive_at)`, sql`group by member_id`)}`.execute(this.#db)
    await sql`delete from server_processes where id = any (${processes}::uuid[])`.execute(this.#db)
  }

  #fail = (error: unknown) => this.#log.warn({ err: error }, 'Who is online could not be written')
}

/** Notes when the members of the rows `gone` were last seen. */
const noteSeen = (at: ReturnType<typeof sql>, grouped = sql``) => sql`
  insert into last_seen (member_id, seen_at)
  select member_id, ${at} from gone where exists (select from members m where m.id = member_id) ${grouped}
  order by member_id
  on conflict (member_id) do update set seen_at = greatest(last_seen.seen_at, excluded.seen_at)`
