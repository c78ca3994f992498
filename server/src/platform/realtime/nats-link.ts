/**
 * A connection to NATS that is made again for ever. While there is none, nothing is sent and nothing is kept for
 * later: whoever uses it knows another way. Messages are JSON on subjects below the name of this installation.
 */
import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import {
  connect,
  type NatsConnection,
  PermissionViolationError,
  type Subscription,
  type TlsOptions,
} from '@nats-io/transport-node'
import type { Log } from '../log.ts'

const firstWaitMs = 100
const longestWaitMs = 5_000
const connectMs = 5_000
/** A start waits for NATS no longer: it goes on without, and has it later. */
const startMs = 500
/** A connection that holds so long is as good as any: the next pause is short again. */
const steadyMs = 10_000
/** The pause after the server refused something: somebody has to change its settings. */
const refusedMs = 30_000
/** The most bytes of a message that is put together here; NATS takes a megabyte by default. */
const largestMessage = 500_000
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
  #answers: Answers | undefined
  #isUp = false
  #wasUp = false
  /** It was said in the log that there is no connection. */
  #saidDown = false
  #unanswered = 0
  #waitMs = firstWaitMs
  #probe: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined
  #steady: NodeJS.Timeout | undefined
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

  /** How many bytes a message may have. */
  get largest(): number {
    return Math.min(largestMessage, Math.floor((this.#connection?.info?.max_payload ?? Infinity) / 2))
  }

  /** Begins to connect. If that fails or takes long, the start goes on without, and it is tried again. */
  async open(): Promise<void> {
    this.#probe = setInterval(() => this.#look(), probeMs).unref()
    await Promise.race([this.#connect(), sleep(startMs, undefined, { ref: false })])
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
    return this.#answers?.next(probeMs * mostUnanswered) ?? false
  }

  async close(): Promise<void> {
    clearInterval(this.#probe)
    clearTimeout(this.#retry)
    clearTimeout(this.#steady)
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
      const answers = new Answers(connection)
      void connection.closed().then(() => this.#lost(connection))
      this.#hearComplaints(connection)
      this.#connection = connection
      this.#answers = answers
      for (const [subject, handler] of this.#handlers) this.#subscribe(connection, subject, handler)
      // Whether this process may send is said before the answer, too.
      connection.publish(`${this.#options.installation}.hello`)
      // It counts once the server knows all subscriptions.
      if (!(await answers.next(connectMs)) && this.#connection === connection)
        throw new Error('The server does not answer')
      // A refusal is read a moment after the answer that it came before.
      await sleep(0)
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
    // One that comes and goes is said once, and tried ever less often.
    this.#steady = setTimeout(() => this.#settle(), this.#wasUp || this.#saidDown ? steadyMs : 0).unref()
    this.#wasUp = true
    for (const listener of this.#changed) listener(true)
  }

  #settle(): void {
    this.#waitMs = firstWaitMs
    this.#saidDown = false
    this.#options.log.info({}, 'The bus is connected to NATS')
  }

  /** Who may not use all subjects doesn't reach everybody: that is as bad as no connection. */
  #hearComplaints(connection: NatsConnection): void {
    const read = async () => {
      for await (const status of connection.status()) {
        if (status.type !== 'error' || this.#connection !== connection) continue
        if (!(status.error instanceof PermissionViolationError)) continue
        this.#waitMs = refusedMs
        // Its message names the subject, which only this installation knows.
        this.#lost(connection, 'The user of BUS_URL may not use all subjects below "commons."')
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
      void this.#answers?.next().then((isAnswered) => {
        if (isAnswered && this.#connection === connection) this.#unanswered = 0
      })
  }

  #lost(connection: NatsConnection, why = 'The connection was lost'): void {
    if (this.#closed || this.#connection !== connection) return
    const wasUp = this.#isUp
    this.#drop()
    this.#sayDown(why)
    if (wasUp) for (const listener of this.#changed) listener(false)
    this.#tryAgain()
  }

  #drop(): void {
    const connection = this.#connection
    this.#connection = undefined
    this.#answers = undefined
    this.#isUp = false
    clearTimeout(this.#steady)
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
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#connect(), waitMs).unref()
  }
}

/** A server's answers on one connection. However often they are waited for, its end is heard once. */
class Answers {
  readonly #connection: NatsConnection
  readonly #waiting = new Set<(isAnswered: boolean) => void>()

  constructor(connection: NatsConnection) {
    this.#connection = connection
    void connection.closed().then(() => {
      for (const resolve of this.#waiting) resolve(false)
    })
  }

  /** Returns whether the server answers before the connection is closed, and in time. */
  next(withinMs?: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isAnswered: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(settle)
        resolve(isAnswered)
      }
      const timer = withinMs === undefined ? undefined : setTimeout(() => settle(false), withinMs)
      this.#waiting.add(settle)
      if (this.#connection.isClosed()) return settle(false)
      this.#connection.flush().then(
        () => settle(true),
        () => settle(false),
      )
    })
  }
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
    ...(first?.protocol === 'tls:' && { tls: checking(urls.map(({ hostname }) => hostname)) }),
  }
}

/** What Node is told to check a certificate for where it is told no name. */
const unnamed = 'localhost'

/**
 * The client tells Node the name of a server, for its certificate, but not an IP address: a certificate that is right
 * for it would be refused. There it has to be for one of ours, since it isn't known here which one was called.
 */
function checking(hostnames: readonly string[]) {
  const hosts = hostnames.map((host) => host.replace(/^\[|\]$/g, ''))
  const unsaid = hosts.filter((host) => host === unnamed || isIP(host) !== 0)
  const options: TlsOptions & { checkServerIdentity: typeof checkServerIdentity } = {
    checkServerIdentity(name: string, certificate: PeerCertificate) {
      const meant = name === unnamed && unsaid.length > 0 ? unsaid : [name]
      const flaws = meant.map((host) => checkServerIdentity(host, certificate))
      return flaws.includes(undefined) ? undefined : flaws[0]
    },
  }
  return options
}
