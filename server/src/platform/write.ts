/**
 * A write: its work in one transaction, and after the commit what follows from it, in one order. Calls and
 * jobs write through here alone.
 */
import type { Topic } from '@commons/contract/call.ts'
import { oneStatement, type Tx } from './db/prepared.ts'
import type { Database } from './db/db.ts'
import type { EventBook, EventName, Events } from './events.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Bus, EndedSession, Hint, Recheck } from './realtime/bus.ts'
import type { Sessions } from './session/sessions.ts'

export interface WriteContext {
  readonly tx: Tx
  /** Tells of what happened: durable readers in this transaction, the others after its commit. */
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
  /** Makes pages that show the topic read again after the commit: everybody's, or those of the members `to`. */
  hint(topic: Topic, to?: readonly number[]): void
  /**
   * Ends sessions with the transaction: every process learns of it by its commit, and this one
   * before the answer leaves, so that the next call of an ended session is refused.
   */
  tellEnded(sessions: readonly EndedSession[]): Promise<void>
  /** The same for sessions whose member's language or role changed. */
  tellChanged(sessionIds: readonly string[]): Promise<void>
  /**
   * Does this once the transaction has committed and before the answer leaves. What needs a connection
   * of its own belongs here: inside, it would wait for one that callers behind this one's locks hold.
   */
  afterCommit(work: () => Promise<void>): void
  /**
   * Has every process look again at what its pages listen to, with the transaction: all that these
   * `members` listen to, and these `topics` of everybody. Needed wherever a write changes who may see what:
   * a socket was asked once, when it subscribed. Pages that may no longer hear a topic get a last hint of it.
   */
  recheck(what: Recheck): Promise<void>
}

/** What a write reaches. */
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
   * The work sends one prepared statement, which commits by itself, without the round trips of a transaction. Once
   * more it is done in one.
   */
  readonly isOneStatement?: boolean
  /** True where the work may succeed if it is done once more, from its beginning. */
  readonly mayTryAgain?: (error: unknown) => Promise<boolean>
  /** The transaction has done all it had to: if its commit is not heard of, it may have happened. */
  readonly beforeCommit?: () => void
}

/** Answers what `work` answers, after its commit. What `work` throws takes everything back. */
export async function write<Result>(
  platform: Written,
  work: (context: WriteContext) => Promise<Result>,
  { isOneStatement = false, mayTryAgain, beforeCommit }: WriteOptions = {},
): Promise<Result> {
  const { database, bus, jobs, sessions, log } = platform
  const attempt = async (alone: boolean) => {
    const transact = (run: (tx: Tx) => Promise<Followed<Result>>) =>
      alone ? run(oneStatement(database.db)) : database.db.transaction().execute(run)
    return transact(async (tx) => {
      const followed = await follow(platform, tx, work)
      beforeCommit?.()
      return followed
    })
  }
  const { result, tx, events, hints, stale, rechecks, later } = await attempt(isOneStatement).catch(
    async (error: unknown) => {
      if (await mayTryAgain?.(error)) return attempt(false)
      throw error
    },
  )
  jobs.wake(tx)
  for (const id of stale) sessions.forget(id)
  // Before hints: nobody who has just lost a topic may hear it.
  for (const what of rechecks) bus.recheck(what)
  for (const each of later) {
    // The write is done, and must not be answered as if it were not.
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
  /** Sessions that this process must read again. */
  readonly stale: readonly string[]
  readonly rechecks: readonly Recheck[]
  readonly later: ReadonlyArray<() => Promise<void>>
}

/** Does the work of one attempt, and collects what is to follow its commit. */
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
