/** What happened, told from one place to those who read it. */
import type { JobKind } from './jobs.ts'
import type { Log } from './log.ts'
import type { Platform } from './platform.ts'

/**
 * Everything that can happen, by name. Each feature adds its own events by declaration merging in its
 * `<feature>.events.ts`: ids and no content, since a durable reader may come to them later.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- features fill it
export interface Events {}
export type EventName = keyof Events

/** What a feature does when something has happened: declared by `on`, listed in its `<feature>.feature.ts`. */
export interface EventReader {
  readonly event: EventName
  /** The job that carries an event to this reader; undefined where it is read in memory. */
  readonly job: string | undefined
  readonly read: (event: never, platform: Platform) => Promise<void>
}

interface OnOptions {
  /**
   * Names the job by which the event survives a crash: added in the writer's transaction, tried again until it
   * is done, so it may be read twice. Without it the event is read in the writing process after the commit,
   * and is lost with that process.
   */
  readonly durableAs?: string
}

/** A reader of one kind of event. */
export function on<Name extends EventName>(
  event: Name,
  read: (event: Events[Name], platform: Platform) => Promise<void>,
  { durableAs }: OnOptions = {},
): EventReader {
  return { event, job: durableAs && `events.${durableAs}`, read }
}

type Listener = (name: EventName, event: Events[EventName]) => void

/** Who reads which event. */
export interface EventBook {
  /** Has the readers in memory read what a commit has made so. */
  publish(name: EventName, event: Events[EventName]): void
  /** The jobs that carry this event to its durable readers. */
  durable(name: EventName): ReadonlyArray<JobKind<Events[EventName]>>
  /** All of them, to be worked on. */
  readonly jobs: ReadonlyArray<JobKind<never>>
  /** Hears of every event, as tests do. */
  subscribe(listener: Listener): void
}

/** `platform` is asked for only when there is something to read: it is open by then. */
export function openEvents(readers: readonly EventReader[], platform: () => Platform, log: Log): EventBook {
  const listeners: Listener[] = []
  const inMemory = Map.groupBy(
    readers.filter(({ job }) => job === undefined),
    ({ event }) => event,
  )
  const jobs = readers.flatMap(({ event, job, read }) =>
    job === undefined
      ? []
      : [{ event, kind: { name: job, work: (data: Events[EventName]) => read(data as never, platform()) } }],
  )
  const durable = new Map<EventName, Array<JobKind<Events[EventName]>>>()
  for (const { event, kind } of jobs) durable.set(event, [...(durable.get(event) ?? []), kind])
  return {
    publish(name, event) {
      log.debug({ event: name, ...(event as object) }, 'happened')
      for (const listener of listeners) listener(name, event)
      for (const { read } of inMemory.get(name) ?? [])
        read(event as never, platform()).catch((error: unknown) =>
          log.error({ err: error, event: name }, 'An event could not be read'),
        )
    },
    durable: (name) => durable.get(name) ?? [],
    jobs: jobs.map(({ kind }) => kind),
    subscribe: (listener) => void listeners.push(listener),
  }
}
