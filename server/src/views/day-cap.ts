/** Caps how often a viewer's looks at one thing count in a day, without keeping who looked at what. */
import { randomBytes } from 'node:crypto'

const cells = 2 ** 21

/** Mixes 32 bits (the end of MurmurHash3). */
function spread(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/**
 * Counts in two rows of small cells, found by hashes under keys that are new each day and never leave memory.
 * Two pairs of viewer and thing may share a cell, but a look is only left out if both cells of its pair are
 * full: a few of a million pairs a day. This only guards a figure, so a hash that can't be inverted isn't
 * worth its cost.
 */
export class DayCap {
  readonly #mostADay: number
  #day = -1
  #keys = new Int32Array(2)
  readonly #rows = [new Uint8Array(cells), new Uint8Array(cells)] as const

  constructor(mostADay: number) {
    this.#mostADay = mostADay
  }

  /** Notes a look at the thing `id`, one kind of look at a time; returns whether it still counts. */
  take(viewer: number, kind: number, id: number, at: Date): boolean {
    const mostADay = this.#mostADay
    const day = Math.floor(at.getTime() / 86_400_000)
    if (day !== this.#day) {
      this.#day = day
      const bytes = randomBytes(8)
      this.#keys = new Int32Array([bytes.readInt32LE(0), bytes.readInt32LE(4)])
      for (const row of this.#rows) row.fill(0)
    }
    const [one, other] = this.#rows
    const [here, there] = [this.#cell(0, viewer, kind, id), this.#cell(1, viewer, kind, id)]
    const [first, second] = [one[here] ?? 0, other[there] ?? 0]
    if (first >= mostADay && second >= mostADay) return false
    one[here] = Math.min(mostADay, first + 1)
    other[there] = Math.min(mostADay, second + 1)
    return true
  }

  #cell(row: 0 | 1, viewer: number, kind: number, id: number): number {
    let hash = this.#keys[row] ?? 0
    // Ids have up to 53 bits.
    for (const part of [viewer | 0, (viewer / 2 ** 32) | 0, id | 0, (id / 2 ** 32) | 0, kind])
      hash = spread(hash ^ part) + row
    return (hash >>> 0) % cells
  }
}
