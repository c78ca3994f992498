/**
 * How far the primary's log is flushed: everything committed by then is in it. A replica that has replayed it answers
 * as the primary would have, when it was asked (decision 164).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, prepared } from './prepared.ts'

export interface ReadIndex {
  /** When the primary was asked, in `performance.now()`. */
  readonly askedAt: number
  /** A position in the log, in bytes: below 2^53 for 9 petabytes. */
  readonly position: number
  /** Positions of another timeline, as after a failover, don't compare. */
  readonly timeline: number
}

/** A position of the log as a number. */
export const asBytes = (position: string): string => `(${position} - '0/0'::pg_lsn)::bigint`

/** A question costs the primary a tenth of what a page does, so many reads share one. */
const gatheredMs = 2

const find = prepared<[], { position: number; timeline: string }>(
  'find_read_index',
  // oxlint-disable-next-line commons/cut-at-graphemes -- the digits of a timeline
  () => sql`
    select ${sql.raw(asBytes('pg_current_wal_flush_lsn()'))} as position,
      left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline`,
)

/**
 * Returns a function that asks the primary. All who ask while a statement is on its way share the next one: its answer
 * is never older than their question.
 */
export function readIndexOf(primary: Db): () => Promise<ReadIndex> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<ReadIndex> | undefined
  /** How many share the next question, and shared the latest. */
  let sharing = 0
  let shared = 0
  let sentAt = Number.NEGATIVE_INFINITY

  async function ask(before: Promise<unknown>): Promise<ReadIndex> {
    await before.catch(() => undefined)
    // Reads that come from the network in the same turn join; where there are many, those of two milliseconds.
    const pause = shared > 1 ? sentAt + gatheredMs - performance.now() : 0
    if (pause > 0) await sleep(pause)
    else await new Promise((resolve) => setImmediate(resolve))
    next = undefined
    shared = sharing
    sharing = 0
    const askedAt = performance.now()
    sentAt = askedAt
    const [found] = await find(primary)
    if (!found) throw new Error('The primary doesn’t say how far its log is')
    return { askedAt, position: found.position, timeline: Number.parseInt(found.timeline, 16) }
  }

  return () => {
    sharing++
    if (!next) {
      next = ask(running)
      running = next
    }
    return next
  }
}
