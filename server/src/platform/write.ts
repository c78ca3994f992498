/** A write that no call makes, as a job's: one transaction, and after its commit what follows from it. */
import type { Tx } from './db/prepared.ts'
import type { Database } from './db/db.ts'
import type { EventName, EventPublisher, Events } from './events.ts'
import type { Jobs } from './jobs.ts'
import type { Bus, Hint, Recheck } from './realtime/bus.ts'

export interface WriteContext {
  readonly tx: Tx
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
  hint(hint: Hint): void
  /** Who may hear what has changed with this. */
  recheck(what: Recheck): Promise<void>
}

/** What a write reaches. */
export interface Written {
  readonly database: Database
  readonly jobs: Jobs
  readonly events: EventPublisher
  readonly bus: Bus
}

export async function write<Result>(
  platform: Written,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const events: Array<[EventName, Events[EventName]]> = []
  const hints: Hint[] = []
  const rechecks: Recheck[] = []
  const { result, tx } = await platform.database.db.transaction().execute(async (tx) => ({
    result: await work({
      tx,
      emit: (name, event) => void events.push([name, event]),
      hint: (hint) => void hints.push(hint),
      async recheck(what) {
        await platform.bus.tellRecheck(tx, what)
        rechecks.push(what)
      },
    }),
    tx,
  }))
  platform.jobs.wake(tx)
  // Before anything is told to those who may hear it no more.
  for (const what of rechecks) platform.bus.recheck(what)
  for (const [name, event] of events) platform.events.publish(name, event)
  platform.bus.hint(hints)
  return result
}
