/**
 * Whether hints over NATS reach every process. One that doesn't hear NATS says so over NOTIFY, again and again, and
 * for some seconds all others send their hints over both. What was lost before they knew, its pages read again.
 *
 * To be connected isn't to be heard: the servers may be separate, or differ from process to process. So each process
 * says over NOTIFY now and then that it uses NATS, and whoever hasn't heard its beat there counts as deaf, too.
 */
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { AboutNats } from './message.ts'
import type { NatsLink } from './nats-link.ts'

const sayAgainMs = 2_500
/** How long others send over both after each time. */
const believedMs = 6_000
/** After so long without saying it, others may have stopped. */
const forgottenMs = 5_000
/** How long an answer to "who doesn't hear NATS" may take. */
const askedMs = 2_000
/** A process that hears it later than this is stuck. */
const heardMs = 1_000
const tryAgainMs = 500
/** Pages read again at most so often: a connection that comes and goes must not be a flood. */
const readAgainMs = 10_000
const beatMs = 2_000
/** Beats between two times that a process says that it uses NATS. */
const beatsASay = 10
/** How long a beat is believed, and how long it may take. */
const beatHoldsMs = 5_000
const beatTakesMs = 1_500

const Beat = z.object({ by: z.string() })

interface Options {
  readonly link: Pick<NatsLink, 'isUp' | 'on' | 'onChange' | 'publish'>
  readonly log: Log
  readonly self: string
  /** Says something to all processes over NOTIFY; returns whether it was sent. */
  say(about: AboutNats): Promise<boolean>
  /** Sends over NOTIFY what may not have arrived, or what others could no longer ask for. */
  sendAgain(): void
  /** Called when hints of others may have been missed, and from when on they arrive again. */
  missed(): void
}

export class NatsReach {
  readonly #options: Options
  readonly #changed: Array<() => void> = []
  /** The processes that were heard over NATS, and when last. */
  readonly #beats = new Map<string, number>()
  readonly #checks = new Set<NodeJS.Timeout>()
  #hearsNotify = false
  #isOpen = false
  /** Until then somebody may not hear NATS. */
  #othersDeafUntil = 0
  #isSaying = false
  #saidAt = performance.now()
  #mustReadAgain = false
  #readAt = Number.NEGATIVE_INFINITY
  #mustReadTwice = false
  /** When a process that uses NATS was last found not to be heard there. */
  #unheardAt = Number.NEGATIVE_INFINITY
  #again: NodeJS.Timeout | undefined
  #reading: NodeJS.Timeout | undefined
  #asking: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
    options.link.on('beat', (message) => this.#hearBeat(message))
    options.link.onChange((isUp) => {
      if (!isUp) this.#lost()
      else if (this.#isOpen) this.#ask()
      this.#tellChanged()
    })
  }

  /** Begins to ask who doesn't hear NATS. */
  open(): void {
    this.#isOpen = true
    let beats = Math.floor(Math.random() * beatsASay)
    this.#beating = setInterval(() => {
      if (!this.#options.link.isUp) return
      if (++beats % beatsASay === 0) this.#sayNats()
      else this.#beat()
    }, beatMs).unref()
    this.#ask()
  }

  /** Is told whether this process hears NOTIFY: while it doesn't, nobody can tell it that they are deaf. */
  hearsNotify(yes: boolean): void {
    this.#hearsNotify = yes
    if (yes && this.#isOpen) this.#ask()
    this.#tellChanged()
  }

  get isSomebodyDeaf(): boolean {
    return !this.#hearsNotify || performance.now() < this.#othersDeafUntil
  }

  /** Whether what is sent over NATS reaches all processes. */
  get isWhole(): boolean {
    return this.#options.link.isUp && !this.isSomebodyDeaf
  }

  /** Calls `listener` when that may have changed. */
  onChange(listener: () => void): void {
    this.#changed.push(listener)
  }

  /** Takes what the process `from` said. */
  hear({ from, deaf, nats }: AboutNats & { from: string }): void {
    if (nats) this.#check(from)
    if (!deaf) return
    this.#believe(believedMs)
    // One without NATS says so as long as it is asked.
    this.#asking ??= setTimeout(() => {
      this.#asking = undefined
      if (this.#options.link.isUp) this.#sayNats()
    }, sayAgainMs).unref()
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beating)
    clearTimeout(this.#asking)
    clearTimeout(this.#again)
    clearTimeout(this.#reading)
    for (const check of this.#checks) clearTimeout(check)
  }

  /** Asks who doesn't hear NATS: they may have said so while nothing was heard of them. */
  #ask(): void {
    this.#believe(askedMs)
    if (this.#options.link.isUp) this.#sayNats()
    else void this.#sayDeaf()
  }

  #sayNats(): void {
    this.#beat()
    void this.#options.say({ nats: true })
  }

  #beat(): void {
    this.#options.link.publish('beat', { by: this.#options.self })
  }

  #hearBeat(message: unknown): void {
    const by = Beat.safeParse(message).data?.by
    if (by === undefined) return
    const isNew = !this.#beats.has(by)
    this.#beats.delete(by)
    this.#beats.set(by, performance.now())
    // Whoever has just come needn't wait for the next.
    if (isNew) this.#beat()
    for (const [process, at] of this.#beats) {
      if (at > performance.now() - 2 * beatHoldsMs) return
      this.#beats.delete(process)
    }
  }

  #hears(process: string): boolean {
    return (this.#beats.get(process) ?? Number.NEGATIVE_INFINITY) > performance.now() - beatHoldsMs
  }

  /** Notices that another process uses NATS, and isn't heard there. */
  #check(process: string): void {
    const { link, log } = this.#options
    if (!link.isUp) return void this.#sayDeaf()
    if (this.#hears(process)) return
    // It has beaten before it said so, but on another way.
    const check = setTimeout(() => {
      this.#checks.delete(check)
      if (this.#closed || !link.isUp || this.#hears(process)) return
      this.#believe(believedMs)
      const isKnown = this.#unheardAt > performance.now() - 2 * believedMs
      this.#unheardAt = performance.now()
      if (!isKnown) {
        this.#mustReadAgain = true
        log.warn({}, 'Another process is not heard over NATS; hints go over the database as well')
        // It doesn't hear this one either, and has to know.
        this.#sayNats()
      }
      void this.#sayDeaf()
    }, beatTakesMs).unref()
    this.#checks.add(check)
  }

  #believe(ms: number): void {
    const wasDeaf = this.isSomebodyDeaf
    this.#othersDeafUntil = Math.max(this.#othersDeafUntil, performance.now() + ms)
    if (!wasDeaf) this.#tellChanged()
  }

  #tellChanged(): void {
    for (const listener of this.#changed) listener()
  }

  #lost(): void {
    this.#options.sendAgain()
    this.#mustReadAgain = true
    void this.#sayDeaf()
  }

  async #sayDeaf(): Promise<void> {
    if (this.#isSaying || this.#closed) return
    this.#isSaying = true
    const isSaid = await this.#options.say({ deaf: true }).catch(() => false)
    this.#isSaying = false
    if (this.#closed) return
    if (isSaid) {
      const at = performance.now()
      if (!this.#options.link.isUp && at - this.#saidAt > forgottenMs) this.#mustReadAgain = true
      this.#saidAt = at
      if (this.#mustReadAgain) this.#readAgain()
      this.#mustReadAgain = false
    }
    clearTimeout(this.#again)
    this.#again = setTimeout(
      () => {
        if (this.#mustReadAgain || !this.#options.link.isUp) void this.#sayDeaf()
      },
      isSaid ? sayAgainMs : tryAgainMs,
    ).unref()
  }

  /** Has pages read again once the others know. What is lost while that waits is read later. */
  #readAgain(): void {
    if (this.#reading) {
      this.#mustReadTwice = true
      return
    }
    const waitMs = Math.max(heardMs, this.#readAt + readAgainMs - performance.now())
    this.#reading = setTimeout(() => {
      this.#reading = undefined
      this.#readAt = performance.now()
      this.#options.missed()
      if (this.#mustReadTwice) this.#readAgain()
      this.#mustReadTwice = false
    }, waitMs).unref()
  }
}
