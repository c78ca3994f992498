/** A write that no call makes, as a job's: one transaction, and after its commit what follows from it. */
import type { EventName, Events, Tx } from './call/handle.ts'
import type { Platform } from './platform.ts'
import type { Hint } from './realtime/bus.ts'

export interface WriteContext {
  readonly tx: Tx
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
  hint(hint: Hint): void
}

export async function write<Result>(
  platform: Pick<Platform, 'database' | 'jobs' | 'events' | 'bus'>,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const events: Array<[EventName, Events[EventName]]> = []
  const hints: Hint[] = []
  const { result, tx } = await platform.database.db.transaction().execute(async (tx) => ({
    result: await work({
      tx,
      emit: (name, event) => void events.push([name, event]),
      hint: (hint) => void hints.push(hint),
    }),
    tx,
  }))
  platform.jobs.wake(tx)
  for (const [name, event] of events) platform.events.publish(name, event)
  platform.bus.hint(hints)
  return result
}
