/**
 * Only one request writes an upload. The lock is a row, for all processes; it lapses if its holder dies. A
 * connection that broke without a word keeps its request waiting for bytes and so holds the lock, while its
 * client is already back with the next request: that one asks for the lock, and the holder gives it up.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import { Refusal } from '../call/refusal.ts'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import * as queries from './uploads.queries.ts'

/** A dead process holds a lock for this long. */
const heldForSeconds = 10
/** How often a holder renews its lock, and sees whether it is wanted. */
const renewEveryMs = 1_000
const tryEveryMs = 150
const patienceMs = 20_000

interface LockerOptions {
  readonly db: Db
  readonly log: Log
}

export class UploadLocks implements Locker {
  readonly #options: LockerOptions
  /** The holders in this process, by upload. */
  readonly #holders = new Map<string, string>()

  constructor(options: LockerOptions) {
    this.#options = options
  }

  newLock(id: string): Lock {
    return new UploadLock(id, this.#holders, this.#options)
  }

  /** Returns who holds the lock in this process. */
  holderOf(id: string): string | undefined {
    return this.#holders.get(id)
  }
}

class UploadLock implements Lock {
  readonly #id: string
  readonly #holders: Map<string, string>
  readonly #db: Db
  readonly #log: Log
  readonly #holder = randomUUID()
  #renewing: NodeJS.Timeout | undefined

  constructor(id: string, holders: Map<string, string>, { db, log }: LockerOptions) {
    this.#id = id
    this.#holders = holders
    this.#db = db
    this.#log = log
  }

  async lock(signal: AbortSignal, release: RequestRelease): Promise<void> {
    const since = performance.now()
    while (!(await queries.takeLock(this.#db, this.#id, this.#holder, heldForSeconds))) {
      if (signal.aborted || performance.now() - since > patienceMs)
        throw new Refusal('overloaded', { retryAfter: 2 })
      await queries.askForLock(this.#db, this.#id)
      await sleep(tryEveryMs)
    }
    this.#holders.set(this.#id, this.#holder)
    this.#renewing = setInterval(() => void this.#renew(release), renewEveryMs).unref()
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewing)
    if (this.#holders.get(this.#id) === this.#holder) this.#holders.delete(this.#id)
    await queries.giveUpLock(this.#db, this.#id, this.#holder)
  }

  async #renew(release: RequestRelease): Promise<void> {
    try {
      const isWanted = await queries.renewLock(this.#db, this.#id, this.#holder, heldForSeconds)
      if (isWanted !== false) await release()
    } catch (error) {
      // It lapses soon, and what is written then is not counted.
      this.#log.warn({ err: error }, 'The lock of an upload could not be renewed')
    }
  }
}
