/**
 * A write: its work in one transaction, and after the commit its consequences, in a fixed order. Calls and
 * jobs write only through here.
 */
import type { Topic } from '@commons/contract/call.ts'
import { oneStatement, type Tx } from './db/prepared.ts'
import type { Database } from './db/db.ts'
import type { EventBook, EventName, Events } from './events.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { type Bus, type EndedSession, hasSaid, type Hint, type Recheck } from './realtime/bus.ts'
import type { Sessions } from './session/sessions.ts'

export interface WriteContext {
  readonly tx: Tx
  /** Emits an event: durable readers are written in this transaction, the others read it after the commit. */
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
  /** Makes pages that show the topic read again after the commit: everybody's, or those of the members `to`. */
  hint(topic: Topic, to?: readonly number[]): void
  /**
   * Announces sessions that end with this transaction. Other processes learn of them at its commit, and this
   * one before the answer is sent, so that the next call of an ended session is refused.
   */
  tellEnded(sessions: readonly EndedSession[]): Promise<void>
  /** The same for sessions whose member's language or roles changed, or who were suspended or are back. */
  tellChanged(sessionIds: readonly string[]): Promise<void>
  /**
   * Runs `work` after the commit and before the answer is sent. Work that needs its own connection belongs
   * here: inside the transaction it could wait for a connection held by callers that wait for this
   * transaction's locks.
   */
  afterCommit(work: () => Promise<void>): void
  /**
   * Makes every process check its pages' subscriptions again at the commit: all topics of these `members`,
   * and these `topics` of everybody. Needed wherever a write changes who may see what: a socket's topics are
   * otherwise checked only when it subscribes. Pages that may no longer hear a topic get a last hint of it.
   */
  recheck(what: Recheck): Promise<void>
}

/** The parts of the platform that a write needs. */
export interface Written {
  readonly database: Database
  readonly jobs: Jobs
  readonly events: EventBook
  readonly bus: Bus
  readonly sessions: Pick<Sessions, 'forget'>
  readonly log: Log
}

interface WriteOptions {
  /**
   * The work sends one prepared statement, which commits by itself without a transaction's round trips. A
   * retry uses a transaction.
   */
  readonly isOneStatement?: boolean
  /** Returns whether the work may succeed if it is run again from its beginning. */
  readonly mayTryAgain?: (error: unknown) => Promise<boolean>
  /** Called when only the commit is left: if that fails without an answer, it may have happened. */
  readonly beforeCommit?: () => void
}

/** Returns what `work` returns, after its commit. If `work` throws, everything is rolled back. */
export async function write<Result>(
  platform: Written,
  work: (context: WriteContext) => Promise<Result>,
  { isOneStatement = false, mayTryAgain, beforeCommit }: WriteOptions = {},
): Promise<Result> {
  const { database, bus, jobs, sessions, log } = platform
  const run = async (tx: Tx) => {
    const followed = await follow(platform, tx, work)
    beforeCommit?.()
    return followed
  }
  const attempt = (alone: boolean) =>
    alone ? run(oneStatement(database.db)) : database.db.transaction().execute(run)
  const { result, tx, events, hints, stale, rechecks, later } = await attempt(isOneStatement).catch(
    async (error: unknown) => {
      if (await mayTryAgain?.(error)) return attempt(false)
      throw error
    },
  )
  if (hasSaid(tx)) bus.keepOrder()
  jobs.wake(tx)
  for (const id of stale) sessions.forget(id)
  // Rechecks before hints: a member who has just lost a topic must not hear it.
  for (const what of rechecks) bus.recheck(what)
  for (const each of later) {
    // The write is done, and must not be answered as if it had failed.
    await each().catch((error: unknown) => log.warn({ err: error }, 'Work after a commit failed'))
  }
  for (const [name, event] of events) platform.events.publish(name, event)
  bus.hint(hints)
  return result
}

interface Followed<Result> {
  readonly result: Result
  readonly tx: Tx
  readonly events: ReadonlyArray<[EventName, Events[EventName]]>
  readonly hints: readonly Hint[]
  /** Sessions that this process has to drop from its cache. */
  readonly stale: readonly string[]
  readonly rechecks: readonly Recheck[]
  readonly later: ReadonlyArray<() => Promise<void>>
}

/** Runs one attempt of the work, and collects what has to follow its commit. */
async function follow<Result>(
  { bus, jobs, events: book }: Written,
  tx: Tx,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Followed<Result>> {
  const events: Array<[EventName, Events[EventName]]> = []
  const hints: Hint[] = []
  const stale: string[] = []
  const rechecks: Recheck[] = []
  const later: Array<() => Promise<void>> = []
  const result = await work({
    tx,
    emit: (name, event) => void events.push([name, event]),
    hint: (topic, to) => void hints.push(to ? { topic, to } : { topic }),
    async tellEnded(sessions) {
      await bus.tellEnded(tx, sessions)
      stale.push(...sessions.map(({ id }) => id))
    },
    async tellChanged(sessionIds) {
      await bus.tellChanged(tx, sessionIds)
      stale.push(...sessionIds)
    },
    async recheck(what) {
      await bus.tellRecheck(tx, what)
      rechecks.push(what)
    },
    afterCommit: (each) => void later.push(each),
  })
  for (const [name, event] of events)
    for (const reader of book.durable(name)) await jobs.add(tx, reader, event)
  return { result, tx, events, hints, stale, rechecks, later }
}
