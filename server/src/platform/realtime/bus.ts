/**
 * Messages between processes: hints for open pages, ended sessions, and changes of who may hear what. Hints
 * travel over NATS where there is one, else over PostgreSQL's NOTIFY. The other messages are always a NOTIFY of
 * the transaction that causes them: exact, whatever becomes of NATS.
 */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Topic } from '@commons/contract/call.ts'
import type { CountExchange } from '../call/count-exchange.ts'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Hint } from './hint.ts'
import type { AboutNats, EndedSession, Message, Recheck } from './message.ts'
import { NatsCounts } from './nats-counts.ts'
import { NatsLink } from './nats-link.ts'
import { NatsReach } from './nats-reach.ts'
import { NatsTransport } from './nats-transport.ts'
import { NotifyTransport, sayAtCommit } from './notify-transport.ts'
import { WithoutNats } from './without-nats.ts'

export type { Hint } from './hint.ts'
export type { EndedSession, Recheck } from './message.ts'
export { hasSaid } from './notify-transport.ts'

export interface BusListener {
  /**
   * The kinds of topics of which it needs the hints of all processes, whether or not a page here listens to them. It
   * also gets others.
   */
  readonly kinds?: readonly string[]
  hints(hints: readonly Hint[]): void
  ended(sessions: readonly EndedSession[]): void
  /** Called for sessions whose member's language or roles changed. */
  changed(sessionIds: readonly string[]): void
  /** Called when subscriptions of this process's pages have to be checked again. */
  rechecked(what: Recheck): void
  /** Called when a setting of the network, or a rule about words, was changed. */
  settingsChanged?(): void
  /** Called when members have to agree to something new. */
  consentAsked?(): void
  /** Called when hints of other processes may have been missed, but no other message. */
  missedHints?(): void
  /** false: messages of other processes may be missed from now on; true: they arrive again. */
  connected(yes: boolean): void
}

export interface BusOptions {
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  readonly log: Log
  readonly metrics: Pick<Metrics, 'busConnected' | 'hintsSent' | 'hintsReceived'>
  /** The servers of NATS, if there are any, and the name of this installation there. */
  readonly nats?: { readonly servers: readonly string[]; readonly installation: string } | undefined
  /** The kinds of topics whose hints are over before a new page could be told of them. */
  readonly fleetingTopics?: ReadonlySet<string>
}

export class Bus {
  readonly #listeners: BusListener[] = []
  readonly #metrics: BusOptions['metrics']
  readonly #notify: NotifyTransport
  readonly #nats: { link: NatsLink; hints: NatsTransport; reach: NatsReach } | undefined
  readonly #self = randomUUID()
  /** How limits of calls are shared without the database, where that is possible. */
  readonly counts: CountExchange | undefined
  readonly #withoutNats: WithoutNats | undefined
  #hearsNotify = false
  #inOrderUntil = 0
  #closed = false

  constructor({ pool, connection, log, metrics, nats, fleetingTopics = new Set() }: BusOptions) {
    this.#metrics = metrics
    const self = this.#self
    this.#notify = new NotifyTransport({
      pool,
      connection,
      log,
      self,
      receive: (message) => this.#receive(message),
      connected: (yes) => {
        metrics.busConnected.set({ over: 'notify' }, yes ? 1 : 0)
        this.#hearsNotify = yes
        for (const listener of this.#listeners) listener.connected(yes)
        this.#nats?.reach.hearsNotify(yes)
        if (yes) this.#withoutNats?.hearsNotify()
      },
    })
    const say = (about: AboutNats) => this.#notify.say({ from: self, hints: [], ...about })
    const missed = () => {
      for (const listener of this.#listeners) listener.missedHints?.()
    }
    if (!nats) {
      this.#withoutNats = new WithoutNats({ say, missed })
      return
    }
    const link = new NatsLink({ ...nats, log })
    const hints = new NatsTransport({
      link,
      self,
      fleetingTopics,
      // Without NOTIFY it isn't known who may still hear them. Pages read again once it is there.
      receive: (heard) => this.#hearsNotify && this.#tell(heard, 'nats'),
    })
    const reach = new NatsReach({
      link,
      log,
      self,
      say,
      sendAgain: () => this.#notify.send(hints.takeLost()),
      missed,
    })
    link.onChange((yes) => metrics.busConnected.set({ over: 'nats' }, yes ? 1 : 0))
    this.#nats = { link, hints, reach }
    this.counts = new NatsCounts({ link, reach, self })
  }

  subscribe(listener: BusListener): void {
    this.#listeners.push(listener)
    for (const kind of listener.kinds ?? []) this.#nats?.hints.listenToKind(kind)
  }

  async open(): Promise<void> {
    await this.#notify.open()
    await this.#nats?.hints.open()
    this.#nats?.reach.open()
  }

  /**
   * Sends this process's hints behind the exact messages of a transaction that has just committed: over NATS the next
   * ones could come before them, and tell of what a right took away.
   */
  keepOrder(): void {
    this.#inOrderUntil = performance.now() + inOrderMs
  }

  /** Sends hints to the pages of all processes, to this one's at once. */
  hint(hints: readonly Hint[]): void {
    if (hints.length === 0 || this.#closed) return
    for (const listener of this.#listeners) listener.hints(hints)
    this.#nats?.hints.remember(hints)
    const isSent = performance.now() > this.#inOrderUntil && this.#send('nats', hints)
    if (!isSent || this.#nats?.reach.isSomebodyDeaf) this.#send('notify', hints)
  }

  #send(over: 'nats' | 'notify', hints: readonly Hint[]): boolean {
    const isSent = (over === 'nats' ? this.#nats?.hints : this.#notify)?.send(hints) ?? false
    if (isSent) this.#metrics.hintsSent.inc({ over }, hints.length)
    return isSent
  }

  /** Sends hints to the pages of this process alone: the others have their own reason to send them. */
  hintHere(hints: readonly Hint[]): void {
    for (const listener of this.#listeners) listener.hints(hints)
  }

  /** A page of this process is the first to listen to this topic. */
  listenTo(topic: string): void {
    this.#nats?.hints.listenTo(topic)
  }

  /** No page of this process listens to this topic any longer. */
  leave(topic: string): void {
    this.#nats?.hints.leave(topic)
  }

  /** Announces ended sessions if `tx` commits. */
  tellEnded = (tx: Db, sessions: readonly EndedSession[]): Promise<void> => tellEnded(tx, sessions)

  /** Announces, if `tx` commits, that the member's language or roles of these sessions changed. */
  tellChanged = (tx: Db, sessionIds: readonly string[]): Promise<void> => tellChanged(tx, sessionIds)

  /** Announces, if `tx` commits, that subscriptions have to be checked again. */
  async tellRecheck(tx: Db, { members, topics }: Recheck): Promise<void> {
    if (members) await sayAtCommit(tx, { recheck: { members } })
    for (let at = 0; at < (topics?.length ?? 0); at += mostTopics)
      await sayAtCommit(tx, { recheck: { topics: topics?.slice(at, at + mostTopics) ?? [] } })
  }

  /** The same in this process at once: nothing after the answer may reach those who lost a topic. */
  recheck(what: Recheck): void {
    for (const listener of this.#listeners) listener.rechecked(what)
  }

  /** Resolves once all hints so far have left this process. */
  async settled(): Promise<void> {
    await Promise.all([this.#notify.settled(), this.#nats?.hints.settled()])
  }

  async close(): Promise<void> {
    this.#withoutNats?.close()
    this.#nats?.reach.close()
    await this.#nats?.hints.close()
    this.#closed = true
    await this.#notify.close()
  }

  #receive(message: Message): void {
    if ('ended' in message) for (const listener of this.#listeners) listener.ended(message.ended)
    else if ('changed' in message) for (const listener of this.#listeners) listener.changed(message.changed)
    else if ('recheck' in message) this.recheck(message.recheck)
    else if ('settings' in message) for (const listener of this.#listeners) listener.settingsChanged?.()
    else if ('consent' in message) for (const listener of this.#listeners) listener.consentAsked?.()
    else if (message.from !== this.#self) {
      this.#tell(message.hints, 'notify')
      this.#nats?.reach.hear(message)
      this.#withoutNats?.hear(message)
    }
  }

  #tell(hints: readonly Hint[], over: 'nats' | 'notify'): void {
    if (hints.length === 0) return
    this.#metrics.hintsReceived.inc({ over }, hints.length)
    for (const listener of this.#listeners) listener.hints(hints)
  }
}

/** A NOTIFY that takes longer than this to arrive is stuck. */
const inOrderMs = 1_000
/** Ended sessions in one notification. */
const mostEnded = 90
/** Ids of sessions that fit into one. */
const mostSessions = 150
/** Topics that do. */
const mostTopics = 200

/** Announces ended sessions if `tx` commits, for writes that no call makes. */
export async function tellEnded(tx: Db, sessions: readonly EndedSession[]): Promise<void> {
  for (let at = 0; at < sessions.length; at += mostEnded)
    await sayAtCommit(tx, { ended: sessions.slice(at, at + mostEnded) })
}

/** The same from a program without a bus, such as an operator's command. */
export async function tellChanged(tx: Db, sessionIds: readonly string[]): Promise<void> {
  for (let i = 0; i < sessionIds.length; i += mostSessions)
    await sayAtCommit(tx, { changed: sessionIds.slice(i, i + mostSessions) })
}

/** Announces, if `tx` commits, that a setting of the network or a rule about words changed. */
export const tellSettings = (tx: Db): Promise<void> => sayAtCommit(tx, { settings: true })

/** Announces, if `tx` commits, that members have to agree to something new. */
export const tellConsent = (tx: Db): Promise<void> => sayAtCommit(tx, { consent: true })

/** The same for what a member's sockets may hear, and for hints to them. */
export async function tellMember(tx: Db, member: number, topic: Topic): Promise<void> {
  await sayAtCommit(tx, { recheck: { members: [member] } })
  await sayAtCommit(tx, { from: 'operator', hints: [{ topic, to: [member] }] })
}
