/** Tells failures that a file may be to blame for from our own. */
import { Refusal } from '../call/refusal.ts'
import { isDatabaseAway } from '../db/transient-errors.ts'
import { StoreAway } from './store/away.ts'
import { ChildDied, ChildNeverBegan } from './worker/child.ts'

/** Something of our own is missing, now or for good. */
export class Missing extends Error {}

/** A file that keeps failing without a known reason is given up after this many attempts. */
export const mostAttempts = 3

export class Faults {
  #closing = false

  /** Stops blaming files for failures: from now on our own processes are being ended. */
  close(): void {
    this.#closing = true
  }

  /**
   * Returns whether the file may be to blame: the process that read it died, or failed without a known
   * reason. System errors (no space, no processes, a database or store that is away) aren't the file's fault.
   */
  mayBeItsFault(error: unknown): boolean {
    if (this.#closing) return false
    if (error instanceof ChildDied) return true
    const isOurs = [ChildNeverBegan, StoreAway, Refusal, Missing].some((kind) => error instanceof kind)
    return error instanceof Error && !isOurs && !('code' in error) && !isDatabaseAway(error)
  }
}
