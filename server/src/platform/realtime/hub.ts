/**
 * The sockets of this process. A socket identifies itself by a ticket and subscribes to topics that its
 * member may hear. It is told only that something changed; the page asks what by a call. When a member may no
 * longer hear a topic, a last hint of it makes their page ask, and find nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { mayHear } from '@commons/contract/token-scopes.ts'
import { z } from 'zod'
import type { WebSocket } from 'ws'
import type { Limits } from '../call/limits.ts'
import { Refusal } from '../call/refusal.ts'
import { now } from '../clock.ts'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { EndReason, Sessions } from '../session/sessions.ts'
import type { Bus, EndedSession, Hint, Recheck } from './bus.ts'
import type { Presence } from './presence.ts'
import { RecentHints } from './recent-hints.ts'
import { takingTurns } from '../concurrency-limit.ts'
import { type Asked, type Connection, Subscriptions } from './subscriptions.ts'
import { redeemTicket } from './ticket.ts'
import type { VisibleTopics } from './topics.ts'

export const largestFrame = 16 * 1024
const helloMs = 5_000
const pingMs = 30_000
const mostTopics = 500
/** The most sockets of one member's pages in a process, and of their tokens; each may subscribe to `mostTopics`. */
const mostSockets = 8
/** The most subscribe frames of one member that may wait for one another. */
const mostWaiting = 50
/** Statements at a time that recheck topics in doubt, however many sockets they are for. */
const looksAtOnce = 4
/** Frames in ten seconds; a page sends one when it mounts or unmounts what it shows. */
const framesInWindow = 100
const windowMs = 10_000
/** How long pages are at most told one after the other to refresh: a millisecond for each. */
const mostReadAgainMs = 5_000
/** Bytes a client may leave unread before it is disconnected, so that its backlog doesn't fill the memory. */
const largestBacklog = 256 * 1024

/** "Service restart": a page connects again by itself. */
const restarting = [1012, 'restarting'] as const
/** Between the sockets that are closed together while it drains, and what is left once the last have been. */
const stepMs = 50
const spareMs = 200

const Frame = z.union([
  z.strictObject({ ticket: z.string().max(200) }),
  z.strictObject({ subscribe: z.array(z.string().max(80)).max(mostTopics) }),
  z.strictObject({ unsubscribe: z.array(z.string().max(80)).max(mostTopics) }),
])

/** What a page is told when its session ends, the same as a call's 401 would say. */
const endedAs: Record<EndReason, RefusalName> = {
  replaced: 'session_replaced',
  logged_out: 'session_expired',
  revoked: 'session_replaced',
}

export class Hub {
  readonly #sessions: Sessions
  readonly #db: Db
  readonly #visibleTopics: VisibleTopics
  readonly #log: Log
  readonly #metrics: Metrics
  readonly #limits: Limits
  readonly #presence: Pick<Presence, 'opened' | 'closed'>
  readonly #subscriptions: Subscriptions
  /** One check at a time per member: many would take all connections from others' calls. */
  readonly #turns = new Map<number, ReturnType<typeof takingTurns>>()
  readonly #all = new Set<Connection>()
  /** Connections with topics in doubt, in the order in which they are checked. */
  readonly #doubtful = new Set<Connection>()
  #looking = 0
  readonly #recent: RecentHints
  readonly #whileSuspended: ReadonlySet<string>
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heartbeat: NodeJS.Timeout
  #isOpen = true

  constructor(options: {
    bus: Bus
    sessions: Sessions
    db: Db
    visibleTopics: VisibleTopics
    fleetingTopics: ReadonlySet<string>
    /** The kinds of topics of calls that suspended members may make. */
    whileSuspended: ReadonlySet<string>
    limits: Limits
    log: Log
    metrics: Metrics
    presence: Pick<Presence, 'opened' | 'closed'>
  }) {
    this.#sessions = options.sessions
    this.#db = options.db
    this.#visibleTopics = options.visibleTopics
    this.#subscriptions = new Subscriptions(options.bus)
    this.#recent = new RecentHints(options.fleetingTopics)
    this.#whileSuspended = options.whileSuspended
    this.#limits = options.limits
    this.#presence = options.presence
    this.#log = options.log
    this.#metrics = options.metrics
    this.#heartbeat = setInterval(() => this.#beat(), pingMs)
    let wasLost = false
    options.bus.subscribe({
      hints: (hints) => this.#tell(hints),
      ended: (sessions) => this.#end(sessions),
      changed: () => undefined,
      rechecked: (what) => this.#recheck(what),
      missedHints: () => this.#readAgain(),
      connected: (yes) => {
        // Hints sent while the bus was down are lost, so pages have to refresh.
        if (yes && wasLost) void this.#resync().catch(this.#restart)
        wasLost = !yes
      },
    })
  }

  /** Accepts a new socket; its first frame must hold a ticket. */
  accept(socket: WebSocket): void {
    let connection: Connection | undefined
    let greeted = false
    let frames = 0
    const late = setTimeout(() => socket.close(4400, 'no ticket'), helloMs)
    const window = setInterval(() => (frames = 0), windowMs)
    this.#alive.add(socket)
    socket.on('pong', () => this.#alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(late)
      clearInterval(window)
      if (connection) this.#drop(connection)
    })
    socket.on('message', (data, isBinary) => {
      if (++frames > framesInWindow) return socket.close(4429, 'too many frames')
      const frame = isBinary ? undefined : parseFrame(String(data))
      if (!frame) return socket.close(4400, 'not a frame')
      if ('ticket' in frame) {
        if (greeted) return socket.close(4400, 'a second ticket')
        greeted = true
        clearTimeout(late)
        return void this.#greet(socket, frame.ticket).then((made) => (connection = made), this.#fail(socket))
      }
      if (!connection) return socket.close(4400, 'no ticket')
      if ('subscribe' in frame)
        return void this.#subscribe(connection, frame.subscribe).catch(this.#fail(socket))
      return this.#subscriptions.forget(connection, frame.unsubscribe)
    })
  }

  /** False once pages should connect to another process. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /**
   * Closes all sockets within so many milliseconds, evenly: all at once they would be a storm for the others. Until half
   * of it is over, those who send pages here may not know yet.
   */
  async drain(ms: number): Promise<void> {
    await sleep(ms / 2)
    this.#isOpen = false
    const all = [...this.#all]
    const steps = Math.max(1, Math.floor((ms / 2 - spareMs) / stepMs))
    const atOnce = Math.ceil(all.length / steps)
    for (let from = 0; from < all.length; from += atOnce) {
      for (const { socket } of all.slice(from, from + atOnce)) socket.close(...restarting)
      await sleep(stepMs)
    }
  }

  /** Closes all sockets; pages reconnect to another process or after the restart. */
  close(): void {
    this.#isOpen = false
    clearInterval(this.#heartbeat)
    for (const { socket } of this.#all) socket.close(...restarting)
  }

  async #greet(socket: WebSocket, ticket: string): Promise<Connection | undefined> {
    const sessionId = await redeemTicket(this.#db, ticket)
    const member = sessionId && (await this.#sessions.findOpen(sessionId))
    if (!member) {
      socket.close(4401, 'ticket refused')
      return undefined
    }
    if (socket.readyState !== socket.OPEN) return undefined
    if (this.#subscriptions.countSockets(member) >= mostSockets) {
      socket.close(4429, 'too many sockets')
      return undefined
    }
    const connection = this.#subscriptions.open(socket, member)
    this.#all.add(connection)
    // Who has only an app listening isn't there to be written to.
    if (!member.token) this.#presence.opened(member.id)
    this.#metrics.sockets.set(this.#all.size)
    send(connection, { ready: true })
    this.#endInTime(connection)
    return connection
  }

  async #subscribe(connection: Connection, asked: readonly string[]): Promise<void> {
    const fresh = asked.filter((topic) => !connection.topics.has(topic))
    if (connection.topics.size + fresh.length > mostTopics)
      return connection.socket.close(4400, 'too many topics')
    const { id } = connection.member
    await this.#limits.countTopics(`member ${id}`, fresh.length)
    const taken = this.#subscriptions.ask(connection, fresh)
    const { hints, refused } = await this.#turnsOf(id)(() => this.#look(connection, taken))
    send(connection, { subscribed: asked, ...(refused.length > 0 && { refused }) })
    if (hints.length > 0) send(connection, { hints })
  }

  #turnsOf(member: number) {
    const turns = this.#turns.get(member) ?? takingTurns({ atOnce: 1, longestQueue: mostWaiting })
    this.#turns.set(member, turns)
    return turns
  }

  /**
   * Checks which topics may be heard; returns those for which the page needs a hint now, and those that it can't hear:
   * what there is not, and what is not for its member, are the same.
   */
  async #look(
    connection: Connection,
    asked: ReadonlyMap<string, Asked>,
  ): Promise<{ hints: string[]; refused: string[] }> {
    const { id } = connection.member
    const visible = new Set(await this.#listVisible(connection, [...asked.keys()]))
    const { gained, lost } = this.#subscriptions.settle(connection, asked, visible)
    return {
      hints: [...this.#recent.missed(gained, id), ...lost],
      refused: [...asked.keys()].filter((topic) => !visible.has(topic)),
    }
  }

  /**
   * Lists which of these topics the member may hear. Whoever is suspended hears only of what they may still read, and a
   * token of what its scopes let it read.
   */
  async #listVisible({ member }: Connection, asked: string[]): Promise<string[]> {
    const suspended = (await this.#sessions.findOpen(member.sessionId))?.suspension !== undefined
    const { token } = member
    const heard = asked.filter(
      (topic) =>
        (!suspended || this.#whileSuspended.has(topic.replace(/:.*/, ''))) &&
        (!token || mayHear(topic, token.scopes)),
    )
    return this.#visibleTopics(this.#db, member.id, heard)
  }

  /** Silences topics for which who may hear them has changed, and has them checked. */
  #recheck(what: Recheck): void {
    for (const connection of this.#subscriptions.doubt(what)) this.#doubtful.add(connection)
    while (this.#looking < looksAtOnce && this.#doubtful.size > 0) void this.#lookAround()
  }

  async #lookAround(): Promise<void> {
    this.#looking++
    for (const connection of this.#doubtful) {
      this.#doubtful.delete(connection)
      const { doubted } = connection
      connection.doubted = new Map()
      try {
        const { hints } = await this.#look(connection, doubted)
        if (hints.length > 0) send(connection, { hints })
      } catch (error) {
        // Its topics stay silent: the page reconnects and subscribes again.
        this.#log.error({ err: error }, 'The topics of a page could not be checked')
        connection.socket.close(...restarting)
      }
    }
    this.#looking--
  }

  #drop(connection: Connection): void {
    this.#subscriptions.close(connection)
    const { member } = connection
    if (this.#subscriptions.countSockets(member) === 0) {
      this.#turns.delete(member.id)
      if (!member.token) this.#presence.closed(member.id)
    }
    this.#doubtful.delete(connection)
    this.#all.delete(connection)
    this.#metrics.sockets.set(this.#all.size)
  }

  /** Sends each socket one frame, however many of its topics have hints. */
  #tell(hints: readonly Hint[]): void {
    this.#recent.add(hints)
    const due = new Map<Connection, Set<string>>()
    for (const { topic, to } of hints) {
      const receivers = to && new Set(to)
      for (const connection of this.#subscriptions.listeners(topic)) {
        if (receivers && !receivers.has(connection.member.id)) continue
        const topics = due.get(connection)
        if (topics) topics.add(topic)
        else due.set(connection, new Set([topic]))
      }
    }
    this.#metrics.hints.inc(due.size)
    for (const [connection, topics] of due) send(connection, { hints: [...topics] })
  }

  #end(sessions: readonly EndedSession[]): void {
    const reasons = new Map(sessions.map(({ id, reason }) => [id, reason]))
    for (const connection of this.#all) {
      const reason = reasons.get(connection.member.sessionId)
      if (!reason) continue
      end(connection, endedAs[reason])
    }
  }

  /**
   * Tells pages to refresh after the bus was down. Ended sessions and changes of who may hear what were
   * missed as well, so both are checked first.
   */
  async #resync(): Promise<void> {
    const connections = [...this.#all]
    this.#recheck({ members: connections.map(({ member }) => member.id) })
    const open = await this.#sessions.listOpen(connections.map(({ member }) => member.sessionId))
    for (const connection of connections) {
      if (open.has(connection.member.sessionId)) send(connection, { resync: true })
      else end(connection, 'session_expired')
    }
  }

  /** Tells pages to refresh after hints alone were missed, one after the other: all at once would be a flood. */
  #readAgain(): void {
    const withinMs = Math.min(mostReadAgainMs, this.#all.size)
    for (const connection of this.#all)
      setTimeout(() => {
        if (this.#all.has(connection)) send(connection, { resync: true })
      }, Math.random() * withinMs).unref()
  }

  /** Open sessions couldn't be listed: pages reconnect with a new ticket. */
  #restart = (error: unknown) => {
    this.#log.error({ err: error }, 'Pages could not be told to refresh')
    for (const { socket } of this.#all) socket.close(...restarting)
  }

  #beat(): void {
    for (const connection of this.#all) {
      const { socket } = connection
      if (!this.#alive.delete(socket)) socket.terminate()
      else socket.ping()
      this.#endInTime(connection)
    }
  }

  /** Closes the socket of a token that expires before the next beat, at that moment. */
  #endInTime(connection: Connection): void {
    const { token } = connection.member
    const left = token && token.expiresAt.getTime() - now().getTime()
    if (left === undefined || left > pingMs) return
    setTimeout(() => end(connection, 'token_refused'), left).unref()
  }

  #fail = (socket: WebSocket) => (error: unknown) => {
    if (error instanceof Refusal) return socket.close(4429, 'too many topics')
    this.#log.error({ err: error }, 'A message of a socket failed')
    socket.close(1011, 'an error occurred')
  }
}

function end(connection: Connection, refusal: RefusalName): void {
  const said = connection.member.token ? 'token_refused' : refusal
  send(connection, { ended: said })
  connection.socket.close(4401, said)
}

function send({ socket }: Connection, frame: object): void {
  if (socket.bufferedAmount > largestBacklog) return socket.terminate()
  socket.send(JSON.stringify(frame))
}

function parseFrame(text: string): z.output<typeof Frame> | undefined {
  try {
    return Frame.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
