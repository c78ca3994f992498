/**
 * Messages between processes, over PostgreSQL's LISTEN and NOTIFY: hints for open pages, ended sessions, and
 * changes of who may hear what. Hints are gathered for some milliseconds into one NOTIFY, because each NOTIFY
 * makes commits wait for one another; the other messages are part of the transaction that causes them.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'kysely'
import type { Topic } from '@commons/contract/call.ts'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import type { EndReason } from '../session/sessions.ts'

/** Something changed. A hint holds no content; `to` limits it to these members. */
export interface Hint {
  topic: string
  to?: readonly number[]
}

export interface EndedSession {
  id: string
  reason: EndReason
}

/** Who may hear what has changed: all topics of these `members`, and these `topics` of everybody. */
export interface Recheck {
  members?: readonly number[]
  topics?: readonly string[]
}

type Message =
  | { from: string; hints: Hint[] }
  | { ended: EndedSession[] }
  | { changed: string[] }
  | { recheck: Recheck }
  | { settings: true }
  | { consent: true }

const channel = 'commons'
const gatherMs = 10
/** NOTIFY carries at most 8,000 bytes. */
const largestPayload = 7_500
/** Ended sessions in one of them. */
const mostEnded = 90

export interface BusListener {
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
  /** false: messages of other processes may be missed from now on; true: they arrive again. */
  connected(yes: boolean): void
}

export class Bus {
  readonly #pool: pg.Pool
  readonly #connection: pg.ClientConfig
  readonly #log: Log
  readonly #listeners: BusListener[] = []
  /** Identifies our own notifications, which have already been delivered here. */
  readonly #self = randomUUID()
  #client: pg.Client | undefined
  #waiting: Hint[] = []
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(pool: pg.Pool, connection: pg.ClientConfig, log: Log) {
    this.#pool = pool
    this.#connection = connection
    this.#log = log
  }

  subscribe(listener: BusListener): void {
    this.#listeners.push(listener)
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'commons bus',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', (notification) => this.#receive(notification.payload ?? ''))
    await client.connect()
    await client.query(`listen ${channel}`)
    this.#client = client
    for (const listener of this.#listeners) listener.connected(true)
  }

  /** Sends hints to the pages of all processes, to this one's at once. */
  hint(hints: readonly Hint[]): void {
    if (hints.length === 0 || this.#closed) return
    for (const listener of this.#listeners) listener.hints(hints)
    this.#waiting.push(...hints)
    this.#timer ??= setTimeout(() => void this.#flush(), gatherMs)
  }

  /** Sends hints to the pages of this process alone: the others have their own reason to send them. */
  hintHere(hints: readonly Hint[]): void {
    for (const listener of this.#listeners) listener.hints(hints)
  }

  /** Announces ended sessions if `tx` commits. */
  tellEnded = (tx: Db, sessions: readonly EndedSession[]): Promise<void> => tellEnded(tx, sessions)

  /** Announces, if `tx` commits, that the member's language or roles of these sessions changed. */
  tellChanged = (tx: Db, sessionIds: readonly string[]): Promise<void> => tellChanged(tx, sessionIds)

  /** Announces, if `tx` commits, that subscriptions have to be checked again. */
  async tellRecheck(tx: Db, { members, topics }: Recheck): Promise<void> {
    if (members) await notify(tx, { recheck: { members } })
    for (let at = 0; at < (topics?.length ?? 0); at += mostTopics)
      await notify(tx, { recheck: { topics: topics?.slice(at, at + mostTopics) ?? [] } })
  }

  /** The same in this process at once: nothing after the answer may reach those who lost a topic. */
  recheck(what: Recheck): void {
    for (const listener of this.#listeners) listener.rechecked(what)
  }

  async close(): Promise<void> {
    await this.#flush()
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const hints = this.#waiting
    this.#waiting = []
    if (hints.length === 0) return
    const payloads = split(hints).map((part) =>
      JSON.stringify({ from: this.#self, hints: part } satisfies Message),
    )
    await this.#pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
      // Without hints, other processes' pages poll; the write itself is done.
      .catch((error: unknown) => this.#log.warn({ err: error }, 'Hints could not be sent to other processes'))
  }

  #receive(payload: string): void {
    const message = JSON.parse(payload) as Message
    if ('ended' in message) for (const listener of this.#listeners) listener.ended(message.ended)
    else if ('changed' in message) for (const listener of this.#listeners) listener.changed(message.changed)
    else if ('recheck' in message) this.recheck(message.recheck)
    else if ('settings' in message) for (const listener of this.#listeners) listener.settingsChanged?.()
    else if ('consent' in message) for (const listener of this.#listeners) listener.consentAsked?.()
    else if (message.from !== this.#self)
      for (const listener of this.#listeners) listener.hints(message.hints)
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    this.#log.warn({}, 'The bus lost its connection')
    for (const listener of this.#listeners) listener.connected(false)
    void this.#reconnect(100)
  }

  async #reconnect(waitMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (this.#closed) return
    await this.open().then(
      () => this.#log.info({}, 'The bus is connected again'),
      () => this.#reconnect(Math.min(waitMs * 2, 5_000)),
    )
  }
}

/** Ids of sessions that fit into one notification. */
const mostSessions = 150
/** Topics that do. */
const mostTopics = 200

/** Announces ended sessions if `tx` commits, for writes that no call makes. */
export async function tellEnded(tx: Db, sessions: readonly EndedSession[]): Promise<void> {
  for (let at = 0; at < sessions.length; at += mostEnded)
    await notify(tx, { ended: sessions.slice(at, at + mostEnded) })
}

/** The same from a program without a bus, such as an operator's command. */
export async function tellChanged(tx: Db, sessionIds: readonly string[]): Promise<void> {
  for (let i = 0; i < sessionIds.length; i += mostSessions)
    await notify(tx, { changed: sessionIds.slice(i, i + mostSessions) })
}

/** Announces, if `tx` commits, that a setting of the network or a rule about words changed. */
export const tellSettings = (tx: Db): Promise<void> => notify(tx, { settings: true })

/** Announces, if `tx` commits, that members have to agree to something new. */
export const tellConsent = (tx: Db): Promise<void> => notify(tx, { consent: true })

/** The same for what a member's sockets may hear, and for hints to them. */
export async function tellMember(tx: Db, member: number, topic: Topic): Promise<void> {
  await notify(tx, { recheck: { members: [member] } })
  await notify(tx, { from: 'operator', hints: [{ topic, to: [member] }] })
}

async function notify(tx: Db, message: Message): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(tx)
}

/** Splits hints into parts that each fit into one notification, without duplicates. */
function split(hints: readonly Hint[]): Hint[][] {
  const distinct = [...new Map(hints.map((hint) => [JSON.stringify(hint), hint])).values()].flatMap(inPieces)
  const parts: Hint[][] = [[]]
  let length = 0
  for (const hint of distinct) {
    const size = JSON.stringify(hint).length + 1
    if (length + size > largestPayload - 100) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(hint)
    length += size
  }
  return parts
}

const membersAHint = 400

/** Splits a hint to very many members into several hints. */
function inPieces(hint: Hint): Hint[] {
  const { topic, to } = hint
  if (!to || to.length <= membersAHint) return [hint]
  const pieces: Hint[] = []
  for (let i = 0; i < to.length; i += membersAHint) pieces.push({ topic, to: to.slice(i, i + membersAHint) })
  return pieces
}
