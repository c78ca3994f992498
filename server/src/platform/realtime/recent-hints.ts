import { now } from '../clock.ts'
import type { Hint } from './bus.ts'

/** Longer than a page takes from reading what it shows to listening for its changes. */
const rememberedMs = 15_000
const mostATopic = 20
const mostTopics = 50_000

/**
 * The hints of the last seconds. A page reads first and listens then; what changed in between would
 * go unheard for ever, so that a new listener is told of it once more.
 */
export class RecentHints {
  readonly #byTopic = new Map<string, Array<{ at: number; to: ReadonlySet<number> | undefined }>>()

  add(hints: readonly Hint[]): void {
    const at = now().getTime()
    for (const { topic, to } of hints) {
      const kept = this.#byTopic.get(topic) ?? []
      // Set anew, the topic moves to the end: the first in the map are the oldest.
      this.#byTopic.delete(topic)
      this.#byTopic.set(topic, [...kept.slice(1 - mostATopic), { at, to: to && new Set(to) }])
    }
    this.#forget(at - rememberedMs)
  }

  /** Of these topics, each with the moment since which it is asked for, those of which `member` would have been told. */
  missed(topics: ReadonlyMap<string, number>, member: number): string[] {
    const remembered = now().getTime() - rememberedMs
    const isMissed = ([topic, since]: readonly [string, number]) =>
      this.#byTopic
        .get(topic)
        ?.some(({ at, to }) => at > remembered && at >= since && (!to || to.has(member)))
    return [...topics].filter(isMissed).map(([topic]) => topic)
  }

  #forget(before: number): void {
    for (const [topic, hints] of this.#byTopic) {
      const last = hints.at(-1)
      if (last && last.at >= before && this.#byTopic.size <= mostTopics) return
      this.#byTopic.delete(topic)
    }
  }
}
