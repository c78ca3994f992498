/** Events: what happened, passed from one place to its readers. */
import type { JobKind } from './jobs.ts'
import type { Log } from './log.ts'

/**
 * All events by name. Each feature adds its own by declaration merging in its `<feature>.events.ts`: ids
 * without content, since a durable reader may read them much later.
 */
export interface Events {
  /** Something was published that breaks rules about words; `kind` is a kind of report. */
  'words.found': { kind: string; id: number; author: number; rules: readonly number[] }
}
export type EventName = keyof Events

/** A feature's reaction to an event: made by `on`, declared in its `<feature>.feature.ts`. */
export interface EventReader {
  readonly event: EventName
  /** The job that carries an event to this reader; undefined if it is read in memory. */
  readonly job: string | undefined
  readonly read: (event: never) => Promise<void>
}

interface OnOptions {
  /**
   * The name of a job by which the event survives a crash: added in the writer's transaction and retried
   * until it succeeds, so the event may be read twice. Without it the event is read in the writing process
   * after the commit, and lost if that process dies.
   */
  readonly durableAs?: string
}

/** Makes a reader of one event. */
export function on<Name extends EventName>(
  event: Name,
  read: (event: Events[Name]) => Promise<void>,
  { durableAs }: OnOptions = {},
): EventReader {
  return { event, job: durableAs && `events.${durableAs}`, read }
}

type Listener = (name: EventName, event: Events[EventName]) => void

/** Passes events to their readers. */
export class EventBook {
  readonly #log: Log
  readonly #listeners: Listener[] = []
  readonly #inMemory = new Map<EventName, EventReader[]>()
  readonly #durable = new Map<EventName, Array<JobKind<never>>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Adds the features' readers, once the platform they need is open. */
  add(readers: readonly EventReader[]): void {
    for (const reader of readers) {
      const { event, job: name, read } = reader
      if (name === undefined) append(this.#inMemory, event, reader)
      else append(this.#durable, event, { name, work: read })
    }
  }

  /** Passes a committed event to the in-memory readers. */
  publish(name: EventName, event: Events[EventName]): void {
    this.#log.debug({ event: name, ...(event as object) }, 'happened')
    for (const listener of this.#listeners) listener(name, event)
    for (const { read } of this.#inMemory.get(name) ?? [])
      read(event as never).catch((error: unknown) =>
        this.#log.error({ err: error, event: name }, 'An event could not be read'),
      )
  }

  /** Returns the jobs that carry this event to its durable readers. */
  durable(name: EventName): ReadonlyArray<JobKind<never>> {
    return this.#durable.get(name) ?? []
  }

  /** The jobs of all durable readers. */
  get jobs(): ReadonlyArray<JobKind<never>> {
    return [...this.#durable.values()].flat()
  }

  /** Calls `listener` for every event; used by tests. */
  subscribe(listener: Listener): void {
    this.#listeners.push(listener)
  }
}

function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
