/**
 * Hints over NATS: a subject for each topic, to which a process subscribes while a page of its listens there. Nothing
 * is gathered, and no commit waits.
 *
 * A page reads first and listens then, so it needs the hints of the last seconds, which this process may not have
 * heard: every process remembers those that it sent, and whoever subscribes asks for them. Their answers come as
 * hints, so no page waits for them.
 */
import { z } from 'zod'
import { distinctHints, type Hint, inMessages } from './hint.ts'
import type { NatsLink } from './nats-link.ts'
import { type AgedHint, RecentHints } from './recent-hints.ts'
import type { Transport } from './transport.ts'

/** How long a topic is still heard when no page listens: many come back, and need not ask. */
const lingerMs = 15_000
const sweepMs = 5_000
/** Bytes that a member's id takes at most in a hint. */
const memberBytes = 20
const topicsAnAsk = 1_000
/** The most hints of which it isn't known whether they arrived. */
const mostUnconfirmed = 50_000
/** After that they are of no use: pages have read again, or never had. */
const confirmWithinMs = 15_000
const confirmAgainMs = 100
const confirmEveryMs = 50
/** Bytes of hints of the last seconds that are left to the others when NATS is lost. */
const mostLeft = 100_000
/** Topics first listened to in that time are asked for again once there is a connection. */
const askedAgainMs = 15_000

const HeardHint = z.object({ topic: z.string(), to: z.array(z.number()).optional() })
const plain = ({ topic, to }: z.output<typeof HeardHint>): Hint => (to ? { topic, to } : { topic })

const HeardHints = z.array(HeardHint).transform((hints) => hints.map(plain))
const AgedHints = z.array(HeardHint.extend({ ago: z.number().min(0) }))
const Ask = z.object({ by: z.string(), topics: z.array(z.string()) })

interface Options {
  readonly link: NatsLink
  readonly self: string
  readonly fleetingTopics: ReadonlySet<string>
  receive(hints: readonly Hint[]): void
}

export class NatsTransport implements Transport {
  readonly #link: NatsLink
  readonly #options: Options
  /** The topics subscribed to. */
  readonly #heard = new Set<string>()
  /** Those that no page listens to any more, and since when. */
  readonly #left = new Map<string, number>()
  readonly #kinds = new Set<string>()
  readonly #sent: RecentHints
  /** What processes that have ended had sent: this one didn't hear all of it. */
  readonly #inherited: RecentHints
  #fresh: string[] = []
  /** The topics asked for lately, and when. */
  readonly #asked = new Map<string, number>()
  #arrived: Hint[] = []
  #unconfirmed: Unconfirmed[] = []
  #confirming: Unconfirmed[] | undefined
  #sweep: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#link = options.link
    this.#sent = new RecentHints(options.fleetingTopics)
    this.#inherited = new RecentHints(options.fleetingTopics)
  }

  async open(): Promise<void> {
    this.#sweep = setInterval(() => this.#forget(), sweepMs).unref()
    this.#link.on('ask', (ask) => this.#answer(ask))
    this.#link.on(`to.${this.#options.self}`, (answer) => this.#arrive(HeardHints.safeParse(answer).data))
    this.#link.on('left', (hints) => this.#inherited.add((AgedHints.safeParse(hints).data ?? []).map(aged)))
    this.#link.onChange((isUp) => {
      if (isUp) this.#askAgain()
    })
    await this.#link.open()
  }

  send(hints: readonly Hint[]): boolean {
    if (!this.#link.isUp) return false
    const distinct = distinctHints(hints, this.#mostMembers)
    // One that couldn't be sent makes all of them travel another way.
    const isSent = distinct.every((hint) => this.#link.publish(subjectOf(hint.topic), hint))
    if (isSent) this.#watch(distinct)
    return isSent
  }

  /** Keeps what was sent, on whatever way, for those who will ask. */
  remember(hints: readonly Hint[]): void {
    this.#sent.add(hints)
  }

  /** Hears the hints of all topics of this kind, from now on. */
  listenToKind(kind: string): void {
    if (this.#kinds.has(kind)) return
    this.#kinds.add(kind)
    for (const subject of [`hint.${kind}`, `hint.${kind}.*`]) this.#link.on(subject, this.#hear)
  }

  listenTo(topic: string): void {
    this.#left.delete(topic)
    if (this.#heard.has(topic)) return
    this.#heard.add(topic)
    if (!this.#kinds.has(kindOf(topic))) this.#link.on(subjectOf(topic), this.#hear)
    this.#fresh.push(topic)
    if (this.#fresh.length === 1) setImmediate(() => this.#ask())
  }

  leave(topic: string): void {
    this.#left.set(topic, performance.now())
  }

  async settled(): Promise<void> {
    await this.#link.flush()
  }

  /**
   * Returns the hints of which it isn't known that the server has them, and those of the last seconds, for which nobody
   * can ask this process now.
   */
  takeLost(): Hint[] {
    const unconfirmed = [...(this.#confirming ?? []), ...this.#unconfirmed].filter(isOfUse)
    this.#confirming = undefined
    this.#unconfirmed = []
    // The newest are last.
    const sent = distinctHints(this.#sent.list(), this.#mostMembers).toReversed()
    const [newest = []] = inMessages(sent, mostLeft)
    return [...newest.toReversed(), ...unconfirmed.map(({ hint }) => hint)]
  }

  /** Leaves to the others what was sent in the last seconds: pages will ask for it. */
  async close(): Promise<void> {
    clearInterval(this.#sweep)
    const youngest = new Map(
      this.#sent.listAged().map((hint) => [JSON.stringify([hint.topic, hint.to]), hint] as const),
    )
    const left = distinctHints([...youngest.values()], this.#mostMembers)
    for (const part of inMessages(left, this.#link.largest)) this.#link.publish('left', part)
    await this.#link.close()
  }

  #hear = (message: unknown): void => {
    const hint = HeardHint.safeParse(message).data
    if (hint) this.#arrive([plain(hint)])
  }

  /** Gathers what arrives together, so that a socket gets one frame for it. */
  #arrive(hints: readonly Hint[] = []): void {
    if (hints.length === 0) return
    if (this.#arrived.length === 0)
      setImmediate(() => {
        const arrived = this.#arrived
        this.#arrived = []
        this.#options.receive(arrived)
      })
    this.#arrived.push(...hints)
  }

  #ask(): void {
    const topics = this.#fresh
    this.#fresh = []
    const at = performance.now()
    for (const topic of topics) {
      this.#asked.delete(topic)
      this.#asked.set(topic, at)
    }
    this.#arrive(this.#inherited.list(topics))
    this.#request(topics)
  }

  /** What was asked without a connection, or just before it was lost, has had no answer. */
  #askAgain(): void {
    this.#forgetAsked()
    this.#request([...this.#asked.keys()])
  }

  #request(topics: readonly string[]): void {
    for (let at = 0; at < topics.length; at += topicsAnAsk)
      this.#link.publish('ask', { by: this.#options.self, topics: topics.slice(at, at + topicsAnAsk) })
  }

  #answer(message: unknown): void {
    const ask = Ask.safeParse(message).data
    if (!ask) return
    const hints = [...this.#inherited.list(ask.topics), ...this.#sent.list(ask.topics)]
    for (const part of inMessages(distinctHints(hints, this.#mostMembers), this.#link.largest))
      this.#link.publish(`to.${ask.by}`, part)
  }

  /** Keeps hints until the server has answered for them: if it is lost before, they travel another way. */
  #watch(hints: readonly Hint[]): void {
    const at = performance.now()
    for (const hint of hints) this.#unconfirmed.push({ at, hint })
    if (this.#unconfirmed.length > mostUnconfirmed) this.#unconfirmed.splice(0, hints.length)
    if (this.#confirming) return
    const confirm = async () => {
      while (this.#unconfirmed.length > 0) {
        const confirming = this.#unconfirmed
        this.#confirming = confirming
        this.#unconfirmed = []
        const isConfirmed = await this.#link.flush()
        const kept = isConfirmed ? [] : confirming
        this.#confirming = kept
        // Those that are sent meanwhile share a question. Unconfirmed, after a pause of this process the server may have
        // had no time to answer.
        const waitMs = isConfirmed ? confirmEveryMs : confirmAgainMs
        await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
        // Whoever hears of the loss takes them.
        if (this.#confirming !== kept) return
        this.#confirming = undefined
        if (!isConfirmed)
          this.#unconfirmed = [...confirming, ...this.#unconfirmed].filter(isOfUse).slice(-mostUnconfirmed)
        if (!this.#link.isUp) return
      }
    }
    void confirm()
  }

  get #mostMembers(): number {
    return Math.floor(this.#link.largest / memberBytes)
  }

  #forgetAsked(): void {
    const before = performance.now() - askedAgainMs
    for (const [topic, at] of this.#asked) {
      if (at > before) return
      this.#asked.delete(topic)
    }
  }

  #forget(): void {
    this.#forgetAsked()
    const before = performance.now() - lingerMs
    for (const [topic, since] of this.#left) {
      if (since > before) return
      this.#left.delete(topic)
      this.#heard.delete(topic)
      if (!this.#kinds.has(kindOf(topic))) this.#link.off(subjectOf(topic))
    }
  }
}

interface Unconfirmed {
  readonly at: number
  readonly hint: Hint
}

const isOfUse = ({ at }: Unconfirmed) => at > performance.now() - confirmWithinMs

const aged = ({ topic, to, ago }: z.output<typeof AgedHints>[number]): AgedHint => ({
  topic,
  ...(to && { to }),
  ago,
})

const kindOf = (topic: string) => topic.split(':', 1)[0] ?? ''

/** Returns a topic's subject. Pages may ask for anything, and a subject takes no dots, blanks, `*` or `>`. */
function subjectOf(topic: string): string {
  const [kind = '', ...rest] = topic.split(':')
  return rest.length === 0 ? `hint.${token(kind)}` : `hint.${token(kind)}.${token(rest.join(':'))}`
}

const token = (text: string) =>
  /^[\w-]{1,80}$/.test(text) ? text : `=${Buffer.from(text).toString('base64url')}`
