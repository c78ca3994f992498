import { now } from '../clock.ts'
import type { Hint } from './hint.ts'

/** Longer than a page takes between reading its content and subscribing to changes. */
const rememberedMs = 15_000
const mostATopic = 20
const mostTopics = 50_000

/** A hint that was sent so many milliseconds ago. */
export interface AgedHint extends Hint {
  ago?: number
}

/**
 * The hints of the last seconds. A page reads first and subscribes then; a new subscriber gets these hints
 * again, or changes in between would be missed for good.
 */
export class RecentHints {
  readonly #fleeting: ReadonlySet<string>
  readonly #byTopic = new Map<string, Array<{ at: number; to: ReadonlySet<number> | undefined }>>()

  /** Hints of the kinds `fleeting` are not kept: "is typing" is over before the page asks. */
  constructor(fleeting: ReadonlySet<string>) {
    this.#fleeting = fleeting
  }

  add(hints: readonly AgedHint[]): void {
    const present = now().getTime()
    for (const { topic, to, ago = 0 } of hints) {
      if (this.#fleeting.has(topic.slice(0, topic.indexOf(':')))) continue
      const kept = this.#byTopic.get(topic) ?? []
      // Setting it again moves the topic to the end: the map's first topics are the oldest.
      this.#byTopic.delete(topic)
      this.#byTopic.set(topic, [...kept.slice(1 - mostATopic), { at: present - ago, to: to && new Set(to) }])
    }
    this.#forget(present - rememberedMs)
  }

  /** Returns the topics of which `member` missed a hint since the moment given for each. */
  missed(topics: ReadonlyMap<string, number>, member: number): string[] {
    const remembered = now().getTime() - rememberedMs
    const isMissed = ([topic, since]: readonly [string, number]) =>
      this.#byTopic
        .get(topic)
        ?.some(({ at, to }) => at > remembered && at >= since && (!to || to.has(member)))
    return [...topics].filter(isMissed).map(([topic]) => topic)
  }

  /** Returns the hints of these topics, by default of all, that are still remembered. */
  list(topics?: Iterable<string>): Hint[] {
    return this.listAged(topics).map(({ topic, to }) => (to ? { topic, to } : { topic }))
  }

  /** The same with the age of each. */
  listAged(topics: Iterable<string> = this.#byTopic.keys()): Array<AgedHint & { ago: number }> {
    const present = now().getTime()
    return [...topics].flatMap((topic) =>
      (this.#byTopic.get(topic) ?? [])
        .map(({ at, to }) => ({ topic, ...(to && { to: [...to] }), ago: Math.max(0, present - at) }))
        .filter(({ ago }) => ago < rememberedMs),
    )
  }

  #forget(before: number): void {
    for (const [topic, hints] of this.#byTopic) {
      const last = hints.at(-1)
      if (last && last.at >= before && this.#byTopic.size <= mostTopics) return
      this.#byTopic.delete(topic)
    }
  }
}
