/** How often one member's looks at one thing count in a day, without keeping who looked at what. */
import { createHmac, randomBytes } from 'node:crypto'

const cells = 2 ** 21
const mostADay = 5

/**
 * Counts in two rows of small cells, found by a hash under a key that is new each day and never leaves memory.
 * Two pairs may share a cell, but only if both of a pair's cells are full is a look left out: a few of a
 * million pairs a day.
 */
export class LooksCap {
  #day = -1
  #key = randomBytes(32)
  readonly #rows = [new Uint8Array(cells), new Uint8Array(cells)] as const

  /** True where this look still counts, and notes that it did. */
  take(viewer: number, what: string, at: Date): boolean {
    const day = Math.floor(at.getTime() / 86_400_000)
    if (day !== this.#day) {
      this.#day = day
      this.#key = randomBytes(32)
      for (const row of this.#rows) row.fill(0)
    }
    const hash = createHmac('sha256', this.#key).update(`${viewer} ${what}`).digest()
    const places = this.#rows.map((row, i) => ({ row, cell: hash.readUInt32LE(i * 4) % cells }))
    if (places.every(({ row, cell }) => (row[cell] ?? 0) >= mostADay)) return false
    for (const { row, cell } of places) row[cell] = Math.min(mostADay, (row[cell] ?? 0) + 1)
    return true
  }
}
