/**
 * A connection to NATS that is made again for ever. While there is none, nothing is sent and nothing is kept for
 * later: whoever uses it knows another way. Messages are JSON on subjects below the name of this installation.
 */
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import type { Log } from '../log.ts'

const firstWaitMs = 100
const longestWaitMs = 5_000
const connectMs = 5_000
const probeMs = 1_000
/** Probes without an answer after which the connection counts as lost. */
const mostUnanswered = 3

interface Options {
  /** Addresses such as `nats://user:password@host:4222`, of one cluster. */
  readonly servers: readonly string[]
  /** The first part of all subjects: installations that share a NATS don't hear each other. */
  readonly installation: string
  readonly log: Log
}

type Handler = (message: unknown) => void

export class NatsLink {
  readonly #options: Options
  readonly #handlers = new Map<string, Handler>()
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #changed: Array<(isUp: boolean) => void> = []
  #connection: NatsConnection | undefined
  #isUp = false
  #wasUp = false
  /** It was said in the log that there is no connection. */
  #saidDown = false
  #unanswered = 0
  #waitMs = firstWaitMs
  #probe: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** True while messages are sent and heard. */
  get isUp(): boolean {
    return this.#isUp
  }

  /** Calls `listener` when the connection is made or lost. */
  onChange(listener: (isUp: boolean) => void): void {
    this.#changed.push(listener)
  }

  /** Connects; if that fails, the start goes on without, and it is tried again. */
  async open(): Promise<void> {
    this.#probe = setInterval(() => this.#look(), probeMs).unref()
    await this.#connect()
  }

  /** Hears messages on this subject, also after the connection was made again. */
  on(subject: string, handler: Handler): void {
    this.#handlers.set(subject, handler)
    if (this.#connection) this.#subscribe(this.#connection, subject, handler)
  }

  off(subject: string): void {
    this.#handlers.delete(subject)
    this.#subscriptions.get(subject)?.unsubscribe()
    this.#subscriptions.delete(subject)
  }

  /** Sends a message to the other processes; false: it can't be. Never waits. */
  publish(subject: string, message: unknown): boolean {
    if (!this.#isUp || !this.#connection) return false
    try {
      this.#connection.publish(`${this.#options.installation}.${subject}`, JSON.stringify(message))
      return true
    } catch {
      // It is being closed, or the message is larger than the server takes.
      return false
    }
  }

  /** Resolves with true once the server has all that was sent, and what it had for this process was heard. */
  async flush(): Promise<boolean> {
    const connection = this.#connection
    if (!connection) return false
    return answerOf(connection, probeMs * mostUnanswered)
  }

  async close(): Promise<void> {
    clearInterval(this.#probe)
    clearTimeout(this.#retry)
    if (this.#isUp) await this.flush()
    this.#closed = true
    this.#isUp = false
    await this.#connection?.close().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    try {
      const connection = await connect({
        ...addresses(this.#options.servers),
        name: 'commons',
        noEcho: true,
        // Made again here, so that nothing waits in the old one's memory and is sent late.
        reconnect: false,
        timeout: connectMs,
      })
      if (this.#closed) return void connection.close()
      void connection.closed().then(() => this.#lost(connection))
      this.#hearComplaints(connection)
      this.#connection = connection
      for (const [subject, handler] of this.#handlers) this.#subscribe(connection, subject, handler)
      // It counts once the server knows all subscriptions.
      if (!(await answerOf(connection, connectMs))) throw new Error('The server does not answer')
      if (this.#connection === connection) this.#begin()
    } catch (error) {
      this.#drop()
      this.#sayDown(error instanceof Error ? error.message : String(error))
      this.#tryAgain()
    }
  }

  #begin(): void {
    this.#isUp = true
    this.#unanswered = 0
    this.#waitMs = firstWaitMs
    if (this.#saidDown || !this.#wasUp) this.#options.log.info({}, 'The bus is connected to NATS')
    this.#saidDown = false
    this.#wasUp = true
    for (const listener of this.#changed) listener(true)
  }

  /** Logs what the server doesn't let this process do, such as subjects that its user may not use. */
  #hearComplaints(connection: NatsConnection): void {
    let hasComplained = false
    const read = async () => {
      for await (const status of connection.status()) {
        if (status.type !== 'error' || hasComplained) continue
        hasComplained = true
        this.#options.log.warn({ err: status.error }, 'NATS refuses something')
      }
    }
    void read().catch(() => undefined)
  }

  #subscribe(connection: NatsConnection, subject: string, handler: Handler): void {
    const subscription = connection.subscribe(`${this.#options.installation}.${subject}`, {
      callback(error, message) {
        if (error) return
        let value: unknown
        try {
          value = message.json()
        } catch {
          return
        }
        handler(value)
      },
    })
    this.#subscriptions.set(subject, subscription)
  }

  /** Notices a server that has fallen silent. After a pause of this process, its answers are heard first. */
  #look(): void {
    const connection = this.#connection
    if (!connection || !this.#isUp) return
    if (this.#unanswered++ >= mostUnanswered) return this.#lost(connection)
    if (this.#unanswered === 1)
      void answerOf(connection, Number.POSITIVE_INFINITY).then((isAnswered) => {
        if (isAnswered && this.#connection === connection) this.#unanswered = 0
      })
  }

  #lost(connection: NatsConnection): void {
    if (this.#closed || this.#connection !== connection) return
    const wasUp = this.#isUp
    this.#drop()
    // Otherwise the attempt to connect says so itself.
    if (!wasUp) return
    this.#sayDown('The connection was lost')
    for (const listener of this.#changed) listener(false)
    this.#tryAgain()
  }

  #drop(): void {
    const connection = this.#connection
    this.#connection = undefined
    this.#isUp = false
    this.#subscriptions.clear()
    void connection?.close().catch(() => undefined)
  }

  #sayDown(why: string): void {
    if (!this.#saidDown && !this.#closed)
      this.#options.log.warn({ why }, 'The bus has no connection to NATS, and goes on over the database')
    this.#saidDown = true
  }

  #tryAgain(): void {
    if (this.#closed) return
    // Not all processes at the same moment.
    const waitMs = this.#waitMs * (0.5 + Math.random() / 2)
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs)
    this.#retry = setTimeout(() => void this.#connect(), waitMs).unref()
  }
}

/** Returns whether the server answers on this connection before it is closed, and in time. */
async function answerOf(connection: NatsConnection, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    if (Number.isFinite(withinMs)) timer = setTimeout(() => resolve(false), withinMs)
  })
  const answered = connection.flush().then(
    () => true,
    () => false,
  )
  const closed = connection.closed().then(() => false)
  return Promise.race([answered, closed, late]).finally(() => clearTimeout(timer))
}

/** Returns what the client takes: hosts without credentials, which stay out of its errors. */
function addresses(servers: readonly string[]) {
  const urls = servers.map((server) => new URL(server))
  const [first] = urls
  const user = decodeURIComponent(first?.username ?? '')
  const pass = decodeURIComponent(first?.password ?? '')
  return {
    servers: urls.map(({ host, hostname }) => (host === hostname ? `${host}:4222` : host)),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
    ...(first?.protocol === 'tls:' && { tls: {} }),
  }
}
