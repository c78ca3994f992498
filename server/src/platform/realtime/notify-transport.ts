/**
 * PostgreSQL's LISTEN and NOTIFY. Every process hears every message. Hints are gathered for some milliseconds
 * into one NOTIFY, because each NOTIFY makes commits wait for one another.
 */
import pg from 'pg'
import { sql } from 'kysely'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import { distinctHints, type Hint, inMessages } from './hint.ts'
import type { Message } from './message.ts'
import type { Transport } from './transport.ts'

const channel = 'commons'
const gatherMs = 10
/** NOTIFY carries at most 8,000 bytes. */
const largestPayload = 7_400
const membersAHint = 400

interface Options {
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  readonly log: Log
  /** Marks this process's messages, which it gets back as everybody does. */
  readonly self: string
  receive(message: Message): void
  /** false: messages of other processes may be missed from now on; true: they arrive again. */
  connected(yes: boolean): void
}

export class NotifyTransport implements Transport {
  readonly #options: Options
  #client: pg.Client | undefined
  #waiting: Hint[] = []
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      ...this.#options.connection,
      application_name: 'commons bus',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload = '' }) => this.#options.receive(JSON.parse(payload) as Message))
    await client.connect()
    await client.query(`listen ${channel}`)
    this.#client = client
    this.#options.connected(true)
  }

  send(hints: readonly Hint[]): boolean {
    this.#waiting.push(...hints)
    this.#timer ??= setTimeout(() => void this.settled(), gatherMs)
    return true
  }

  /** Every process hears everything. */
  listenTo(): void {}
  leave(): void {}

  async settled(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const hints = this.#waiting
    this.#waiting = []
    if (hints.length === 0) return
    const { self } = this.#options
    const messages = inMessages(distinctHints(hints, membersAHint), largestPayload)
    await this.#notify(messages.map((part) => ({ from: self, hints: part })))
  }

  /** Sends a message that belongs to no transaction; returns whether it was sent. */
  say(message: Message): Promise<boolean> {
    return this.#notify([message])
  }

  async close(): Promise<void> {
    await this.settled()
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }

  async #notify(messages: readonly Message[]): Promise<boolean> {
    const payloads = messages.map((message) => JSON.stringify(message))
    return this.#options.pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
      .then(
        () => true,
        (error: unknown) => {
          // Without hints, other processes' pages poll; the write itself is done.
          this.#options.log.warn({ err: error }, 'Hints could not be sent to other processes')
          return false
        },
      )
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    this.#options.log.warn({}, 'The bus lost its connection')
    this.#options.connected(false)
    void this.#reconnect(100)
  }

  async #reconnect(waitMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (this.#closed) return
    await this.open().then(
      () => this.#options.log.info({}, 'The bus is connected again'),
      () => this.#reconnect(Math.min(waitMs * 2, 5_000)),
    )
  }
}

/** The transactions that have sent a message, whose hints have to come after it. */
const said = new WeakSet<Db>()

/** Returns whether a message is part of this transaction. */
export const hasSaid = (tx: Db): boolean => said.has(tx)

/** Sends a message if `tx` commits. */
export async function sayAtCommit(tx: Db, message: Message): Promise<void> {
  said.add(tx)
  await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(tx)
}
