/**
 * Whether hints over NATS reach every process. One that doesn't hear NATS says so over NOTIFY, again and again, and
 * for some seconds all others send their hints over both. What was lost before they knew, its pages read again.
 */
import type { Hint } from './hint.ts'
import type { AboutNats } from './message.ts'
import type { NatsLink } from './nats-link.ts'

const sayAgainMs = 2_500
/** How long others send over both after each time. */
const believedMs = 6_000
/** How long an answer to "who doesn't hear NATS" may take. */
const askedMs = 2_000
/** A process that hears it later than this is stuck. */
const heardMs = 1_000
const tryAgainMs = 500

interface Options {
  readonly link: NatsLink
  /** Says something to all processes over NOTIFY; returns whether it was sent. */
  say(about: AboutNats): Promise<boolean>
  /** Takes the hints of which it isn't known that they arrived. */
  unconfirmed(): Hint[]
  sendAgain(hints: readonly Hint[]): void
  /** Called when hints of others may have been missed, and from when on they arrive again. */
  missed(): void
}

export class NatsReach {
  readonly #options: Options
  readonly #changed: Array<() => void> = []
  /** Until then somebody may not hear NATS. */
  #othersDeafUntil = 0
  #isSaying = false
  #mustReadAgain = false
  #again: NodeJS.Timeout | undefined
  #reading: NodeJS.Timeout | undefined
  #asking: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
    options.link.onChange((isUp) => {
      if (!isUp) this.#lost()
      for (const listener of this.#changed) listener()
    })
  }

  /** Asks who doesn't hear NATS: this process has just begun to hear NOTIFY, and may have missed it. */
  ask(): void {
    this.#believe(askedMs)
    if (this.#options.link.isUp) void this.#options.say({ nats: true })
    else void this.#sayDeaf()
  }

  get isSomebodyDeaf(): boolean {
    return performance.now() < this.#othersDeafUntil
  }

  /** Whether what is sent over NATS reaches all processes. */
  get isWhole(): boolean {
    return this.#options.link.isUp && !this.isSomebodyDeaf
  }

  /** Calls `listener` when that may have changed. */
  onChange(listener: () => void): void {
    this.#changed.push(listener)
  }

  /** Takes what another process said. */
  hear({ deaf, nats }: AboutNats): void {
    if (nats && !this.#options.link.isUp) void this.#sayDeaf()
    if (!deaf) return
    this.#believe(believedMs)
    // One without NATS says so as long as it is asked.
    this.#asking ??= setTimeout(() => {
      this.#asking = undefined
      if (this.#options.link.isUp) void this.#options.say({ nats: true })
    }, sayAgainMs).unref()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#asking)
    clearTimeout(this.#again)
    clearTimeout(this.#reading)
  }

  #believe(ms: number): void {
    const wasDeaf = this.isSomebodyDeaf
    this.#othersDeafUntil = Math.max(this.#othersDeafUntil, performance.now() + ms)
    if (!wasDeaf) for (const listener of this.#changed) listener()
  }

  #lost(): void {
    const hints = this.#options.unconfirmed()
    if (hints.length > 0) this.#options.sendAgain(hints)
    this.#mustReadAgain = true
    void this.#sayDeaf()
  }

  async #sayDeaf(): Promise<void> {
    if (this.#isSaying || this.#closed) return
    this.#isSaying = true
    const isSaid = await this.#options.say({ deaf: true }).catch(() => false)
    this.#isSaying = false
    if (this.#closed) return
    if (isSaid && this.#mustReadAgain) {
      this.#mustReadAgain = false
      clearTimeout(this.#reading)
      this.#reading = setTimeout(() => this.#options.missed(), heardMs).unref()
    }
    clearTimeout(this.#again)
    this.#again = setTimeout(
      () => {
        if (this.#mustReadAgain || !this.#options.link.isUp) void this.#sayDeaf()
      },
      isSaid ? sayAgainMs : tryAgainMs,
    ).unref()
  }
}
