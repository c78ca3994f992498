/**
 * Reads what a stranger's file says of itself while its bytes come in, by a generator that asks for some bytes at a
 * time. Nothing is decoded, and how much is held and done is bounded, so that the server itself may do it.
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

/** Answers undefined where it cannot tell. */
export type Reading = Generator<Take | Skip | Find, Size | undefined, Buffer>

/** The next bytes, which are held in memory until all are there. */
export function* take(bytes: number): Generator<Take, Buffer, Buffer> {
  return yield { take: bytes }
}

export function* skip(bytes: number): Generator<Skip, void, Buffer> {
  yield { skip: bytes }
}

/** Goes on behind the next place where these bytes stand. */
export function* find(bytes: Buffer): Generator<Find, void, Buffer> {
  yield { find: bytes }
}

/** Pictures ask some hundreds of times; a file of parts of nothing only keeps its reader busy. */
const mostAsked = 2_000
const nothing = Buffer.alloc(0)

/** Feeds a reading with what comes in. */
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

  /** What the whole file has said; undefined where it broke off or cannot be told. */
  end(): Size | undefined {
    this.#held = nothing
    return this.#asked.done ? this.#asked.value : undefined
  }

  /** What was asked for; undefined where more has to come in first. */
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
    // It may stand across two chunks.
    this.#cut(at < 0 ? Math.max(0, this.#held.length - asked.find.length + 1) : at + asked.find.length)
    return at < 0 ? undefined : nothing
  }

  #cut(bytes: number): Buffer {
    const cut = this.#held.subarray(0, bytes)
    this.#held = this.#held.subarray(bytes)
    return cut
  }
}
