/** Shares counts of calls over NATS. */
import { z } from 'zod'
import type { CountExchange, CountListener, TheirCount } from '../call/count-exchange.ts'
import type { NatsLink } from './nats-link.ts'
import type { NatsReach } from './nats-reach.ts'

const countsAMessage = 2_000

/** As short as may be: the process, the key, the minute, and what was counted. */
const Counts = z.array(z.tuple([z.string(), z.string(), z.number(), z.number()]))
const Ask = z.object({ by: z.string() })

export class NatsCounts implements CountExchange {
  readonly #link: NatsLink
  readonly #reach: NatsReach
  readonly #self: string

  constructor({ link, reach, self }: { link: NatsLink; reach: NatsReach; self: string }) {
    this.#link = link
    this.#reach = reach
    this.#self = self
  }

  get isWhole(): boolean {
    return this.#reach.isWhole
  }

  open(listener: CountListener): void {
    const read = (message: unknown): TheirCount[] =>
      (Counts.safeParse(message).data ?? []).map(([process, key, minute, used]) => ({
        process,
        key,
        minute,
        used,
      }))
    this.#link.on('counts', (message) => listener.hear(read(message), false))
    this.#link.on(`counts.to.${this.#self}`, (message) => listener.hear(read(message), true))
    this.#link.on('counts.ask', (message) => {
      const ask = Ask.safeParse(message).data
      if (ask) this.#send(`counts.to.${ask.by}`, listener.list(this.#self))
    })
    const ask = () => this.#link.publish('counts.ask', { by: this.#self })
    this.#link.onChange((isUp) => {
      if (isUp) ask()
    })
    this.#reach.onChange(() => listener.changed())
    ask()
  }

  async tell(counts: ReadonlyArray<Omit<TheirCount, 'process'>>): Promise<boolean> {
    const own = counts.map((count) => ({ ...count, process: this.#self }))
    return this.#send('counts', own) && (await this.#link.flush()) && this.#reach.isWhole
  }

  #send(subject: string, counts: readonly TheirCount[]): boolean {
    for (let at = 0; at < counts.length; at += countsAMessage) {
      const part = counts.slice(at, at + countsAMessage)
      const message = part.map(({ process, key, minute, used }) => [process, key, minute, used])
      if (!this.#link.publish(subject, message)) return false
    }
    return true
  }
}
