/** What happened, told from one place to those who read it. */
import type { JobKind } from './jobs.ts'
import type { Log } from './log.ts'

/**
 * Everything that can happen, by name. Each feature adds its own events by declaration merging in its
 * `<feature>.events.ts`: ids and no content, since a durable reader may come to them later.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- features fill it
export interface Events {}
export type EventName = keyof Events

/** What a feature does when something has happened: made by `on`, declared in its `<feature>.feature.ts`. */
export interface EventReader {
  readonly event: EventName
  /** The job that carries an event to this reader; undefined where it is read in memory. */
  readonly job: string | undefined
  readonly read: (event: never) => Promise<void>
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
  read: (event: Events[Name]) => Promise<void>,
  { durableAs }: OnOptions = {},
): EventReader {
  return { event, job: durableAs && `events.${durableAs}`, read }
}

type Listener = (name: EventName, event: Events[EventName]) => void

/** Tells events to those who read them. */
export class EventBook {
  readonly #log: Log
  readonly #listeners: Listener[] = []
  readonly #inMemory = new Map<EventName, EventReader[]>()
  readonly #durable = new Map<EventName, Array<JobKind<never>>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Adds the readers of features, once the platform that they read with is open. */
  add(readers: readonly EventReader[]): void {
    for (const reader of readers) {
      const { event, job: name, read } = reader
      if (name === undefined) append(this.#inMemory, event, reader)
      else append(this.#durable, event, { name, work: read })
    }
  }

  /** Has the readers in memory read what a commit has made so. */
  publish(name: EventName, event: Events[EventName]): void {
    this.#log.debug({ event: name, ...(event as object) }, 'happened')
    for (const listener of this.#listeners) listener(name, event)
    for (const { read } of this.#inMemory.get(name) ?? [])
      read(event as never).catch((error: unknown) =>
        this.#log.error({ err: error, event: name }, 'An event could not be read'),
      )
  }

  /** The jobs that carry this event to its durable readers. */
  durable(name: EventName): ReadonlyArray<JobKind<never>> {
    return this.#durable.get(name) ?? []
  }

  /** All of them, to be worked on. */
  get jobs(): ReadonlyArray<JobKind<never>> {
    return [...this.#durable.values()].flat()
  }

  /** Hears of every event, as tests do. */
  subscribe(listener: Listener): void {
    this.#listeners.push(listener)
  }
}

function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
