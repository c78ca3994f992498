/** Local copies of stored files, shared by the steps that read the same one, and kept for the next ones. */
import type { MediaStore } from '../store/store.ts'

interface Lent {
  readonly path: Promise<string>
  readonly release: () => void
  users: number
  expiry: NodeJS.Timeout | undefined
}

/** An unused copy is kept for so long. */
const keptForMs = 60_000

export class LentFiles {
  readonly #store: MediaStore
  readonly #lent = new Map<string, Lent>()

  constructor(store: MediaStore) {
    this.#store = store
  }

  /** Runs `work` with a file to read from. */
  async use<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    // Files on the disk aren't copied.
    if (this.#store.kind === 'disk') return this.#store.lend(name, work)
    const lent = this.#lent.get(name) ?? this.#lend(name)
    lent.users++
    clearTimeout(lent.expiry)
    try {
      return await work(await lent.path)
    } finally {
      lent.users--
      if (lent.users === 0) lent.expiry = setTimeout(() => this.#end(name), keptForMs).unref()
    }
  }

  /** Gives back what nobody uses. */
  close(): void {
    for (const [name, { users }] of this.#lent) if (users === 0) this.#end(name)
  }

  #lend(name: string): Lent {
    const opened = Promise.withResolvers<string>()
    const released = Promise.withResolvers<void>()
    const lent = { path: opened.promise, release: released.resolve, users: 0, expiry: undefined }
    this.#lent.set(name, lent)
    this.#store
      .lend(name, (path) => {
        opened.resolve(path)
        return released.promise
      })
      .catch((error: unknown) => {
        // The next step tries again.
        this.#lent.delete(name)
        opened.reject(error)
      })
    return lent
  }

  #end(name: string): void {
    const lent = this.#lent.get(name)
    clearTimeout(lent?.expiry)
    lent?.release()
    this.#lent.delete(name)
  }
}
