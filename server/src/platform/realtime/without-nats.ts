/** A process without NATS, beside others that may send their hints over it: it says so, and they send both ways. */
import type { AboutNats } from './message.ts'

const tryAgainMs = 500
/** A process that hears it later than this is stuck. */
const heardMs = 1_000

interface Options {
  /** Says something to all processes over NOTIFY; returns whether it was sent. */
  say(about: AboutNats): Promise<boolean>
  /** Called when hints of others may have been missed, and from when on they arrive again. */
  missed(): void
}

export class WithoutNats {
  readonly #options: Options
  /** Another process uses NATS. */
  #hasOthers = false
  #mustReadAgain = false
  #isSaying = false
  #again: NodeJS.Timeout | undefined
  #reading: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Is told that NOTIFY is heard, for the first time or again: the others may have forgotten this process. */
  hearsNotify(): void {
    this.#mustReadAgain = this.#hasOthers
    void this.#sayDeaf()
  }

  /** Takes what another process said; those with NATS ask again while this one lives. */
  hear({ nats }: AboutNats): void {
    if (!nats) return
    this.#hasOthers = true
    void this.#sayDeaf()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    clearTimeout(this.#reading)
  }

  async #sayDeaf(): Promise<void> {
    if (this.#isSaying || this.#closed) return
    this.#isSaying = true
    const isSaid = await this.#options.say({ deaf: true }).catch(() => false)
    this.#isSaying = false
    if (this.#closed) return
    clearTimeout(this.#again)
    if (!isSaid) this.#again = setTimeout(() => void this.#sayDeaf(), tryAgainMs).unref()
    else if (this.#mustReadAgain) {
      this.#mustReadAgain = false
      this.#reading ??= setTimeout(() => {
        this.#reading = undefined
        this.#options.missed()
      }, heardMs).unref()
    }
  }
}
