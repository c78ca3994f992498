/** Who talks in a call: as Janus hears it, and as all have been told. */
import type { Present } from './sfu.queries.ts'

export class Talkers {
  readonly #heard = new Set<string>()
  readonly #told = new Set<string>()

  /** Notes what Janus says. */
  hear(entry: string, talks: boolean): void {
    if (talks) this.#heard.add(entry)
    else this.#heard.delete(entry)
  }

  /** Returns whether somebody talks where the others have to be told; undefined where they know. */
  news({ entry, has_mic, is_muted }: Present): boolean | undefined {
    // Of one from whom no sound comes Janus says nothing more, not even that they ceased.
    const talks = this.#heard.has(entry) && has_mic && !is_muted
    if (talks === this.#told.has(entry)) return undefined
    if (talks) this.#told.add(entry)
    else this.#told.delete(entry)
    return talks
  }

  forget(entry: string): void {
    this.#heard.delete(entry)
    this.#told.delete(entry)
  }
}
