/**
 * Reads a header from an untrusted file while its bytes arrive, by a generator that asks for some bytes at a
 * time. Nothing is decoded, and memory and work are bounded, so the server can do it itself.
 */

export interface Size {
  readonly width: number
  readonly height: number
}

interface Take {
  readonly take: number
}
interface Skip {
  readonly skip: number
}
interface Find {
  readonly find: Buffer
}

/** Returns undefined if it can't tell. */
export type Reading = Generator<Take | Skip | Find, Size | undefined, Buffer>

/** Returns the next bytes, held in memory until all have arrived. */
export function* take(bytes: number): Generator<Take, Buffer, Buffer> {
  return yield { take: bytes }
}

export function* skip(bytes: number): Generator<Skip, void, Buffer> {
  yield { skip: bytes }
}

/** Skips to after the next occurrence of these bytes. */
export function* find(bytes: Buffer): Generator<Find, void, Buffer> {
  yield { find: bytes }
}

/** The most steps of a reading. Pictures take some hundreds; empty parts would only keep the server busy. */
const mostAsked = 2_000
const nothing = Buffer.alloc(0)

/** Feeds a reading with the bytes that arrive. */
export class HeaderReader {
  readonly #reading: Reading
  #asked: ReturnType<Reading['next']>
  #times = 0
  #skipped = 0
  #held: Buffer = nothing

  constructor(reading: Reading) {
    this.#reading = reading
    this.#asked = reading.next(nothing)
  }

  push(chunk: Buffer): void {
    if (this.#asked.done) return
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    for (;;) {
      const given: Buffer | undefined = this.#asked.done ? undefined : this.#give(this.#asked.value)
      if (given === undefined) return
      this.#asked = ++this.#times > mostAsked ? { done: true, value: undefined } : this.#reading.next(given)
    }
  }

  /** Returns the size after the whole file was read; undefined if it was cut off or the reading can't tell. */
  end(): Size | undefined {
    this.#held = nothing
    return this.#asked.done ? this.#asked.value : undefined
  }

  /** Returns the bytes asked for; undefined if more have to arrive first. */
  #give(asked: Take | Skip | Find): Buffer | undefined {
    if ('take' in asked) return this.#held.length < asked.take ? undefined : this.#cut(asked.take)
    if ('skip' in asked) {
      const bytes = Math.min(asked.skip - this.#skipped, this.#held.length)
      this.#cut(bytes)
      this.#skipped += bytes
      if (this.#skipped < asked.skip) return undefined
      this.#skipped = 0
      return nothing
    }
    const at = this.#held.indexOf(asked.find)
    // A match may be split across two chunks: keep the end.
    this.#cut(at < 0 ? Math.max(0, this.#held.length - asked.find.length + 1) : at + asked.find.length)
    return at < 0 ? undefined : nothing
  }

  #cut(bytes: number): Buffer {
    const cut = this.#held.subarray(0, bytes)
    this.#held = this.#held.subarray(bytes)
    return cut
  }
}
