/**
 * Remembers for some seconds who may see the tracks of a video: a player asks for a part of them every few
 * seconds, and the right was checked when it got the playlist. Only rights are remembered, never refusals.
 */
import type { MediaAccess } from './access.ts'

interface Known {
  readonly access: MediaAccess
  readonly until: number
}

const knownForMs = 10_000
/** More viewers than a process can serve in that time. */
const mostKnown = 10_000
const everybody = 'everybody'

export class AccessMemory {
  readonly #known = new Map<string, Known>()
  readonly #clock: () => number

  constructor(clock = () => performance.now()) {
    this.#clock = clock
  }

  /** Returns what is known of a key, for this viewer or for everybody. */
  recall(key: string, viewer: number | undefined): MediaAccess | undefined {
    return (
      this.#find(`${key}/${everybody}`) ?? (viewer === undefined ? undefined : this.#find(`${key}/${viewer}`))
    )
  }

  note(key: string, viewer: number | undefined, access: MediaAccess): void {
    const who = access.open ? everybody : access.visible ? viewer : undefined
    if (who === undefined) return
    const name = `${key}/${who}`
    // The oldest come first.
    this.#known.delete(name)
    this.#known.set(name, { access, until: this.#clock() + knownForMs })
    for (const [oldest] of this.#known) {
      if (this.#known.size <= mostKnown) break
      this.#known.delete(oldest)
    }
  }

  #find(name: string): MediaAccess | undefined {
    const known = this.#known.get(name)
    if (known && known.until > this.#clock()) return known.access
    this.#known.delete(name)
    return undefined
  }
}
