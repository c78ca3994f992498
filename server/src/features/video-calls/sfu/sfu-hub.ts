/**
 * Speaks to Janus for the whole installation: one process does, and another takes over when it dies. What it knows is
 * in rows, and Janus's session can be claimed, so that media go on in the meantime.
 */
import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import { CallRoom, type RoomTools } from './call-room.ts'
import { JanusClient, janusCodes, JanusError } from './janus-client.ts'
import { forgetJanus, holdHub, listRooms, listSfuCalls, releaseHub, setSession } from './sfu.queries.ts'

const turnMs = 1_000
/** Hints may get lost: all calls are looked at as often as this, too. */
const lookMs = 3_000
/** How soon calls are looked for that a hint names and nobody knows yet. */
const findMs = 50
const keepAliveMs = 20_000
const longestWaitMs = 5_000

const topic = /^video_call:(\d+)$/

type Options = Pick<Platform, 'config' | 'log' | 'bus' | 'database'>

export class SfuHub {
  readonly #platform: Options
  readonly #url: string
  readonly #secret: string
  readonly #holder = randomUUID()
  #janus: JanusClient | undefined
  readonly #rooms = new Map<number, CallRoom>()
  readonly #owners = new Map<number, CallRoom>()
  #turn: NodeJS.Timeout | undefined
  #turning: Promise<void> = Promise.resolve()
  #finding: NodeJS.Timeout | undefined
  #lookedAt = 0
  #saidAliveAt = 0
  #waitMs = 0
  #triedAt = 0
  #isHub = false
  #isClosed = false
  #hasComplained = false

  constructor(platform: Options, { url, secret }: { url: string; secret: string }) {
    this.#platform = platform
    this.#url = url
    this.#secret = secret
  }

  open(): void {
    this.#platform.bus.subscribe({
      kinds: ['video_call'],
      hints: (hints) => {
        for (const hint of hints) this.#wake(hint.topic)
      },
      ended: () => undefined,
      changed: () => undefined,
      rechecked: () => undefined,
      connected: () => undefined,
    })
    this.#next(0)
  }

  /** Leaves the session in Janus to whoever takes over. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#turn)
    clearTimeout(this.#finding)
    await this.#turning
    await Promise.all([...this.#rooms.values()].map((room) => room.settled()))
    this.#letGo()
    if (this.#isHub) await releaseHub(this.#platform.database.db, this.#holder).catch(() => undefined)
  }

  #next(ms: number): void {
    if (this.#isClosed) return
    this.#turn = setTimeout(() => {
      this.#turning = this.#take()
        .catch((error: unknown) => {
          this.#platform.log.warn({ err: error }, 'The SFU’s hub could not do its turn')
        })
        .finally(() => this.#next(turnMs))
    }, ms).unref()
  }

  async #take(): Promise<void> {
    const { db } = this.#platform.database
    const held = await holdHub(db, this.#holder, this.#janus !== undefined)
    this.#isHub = held !== undefined
    if (!held) return this.#letGo()
    if (!this.#janus) {
      if (performance.now() - this.#triedAt < this.#waitMs) return
      this.#triedAt = performance.now()
      await this.#connect(held.session_id)
      // Calls that begin now may go through it.
      if (this.#janus) await holdHub(db, this.#holder, true)
    }
    if (performance.now() - this.#saidAliveAt > keepAliveMs) {
      this.#saidAliveAt = performance.now()
      await this.#janus?.keepAlive().catch((error: unknown) => this.#lose(error))
    }
    if (performance.now() - this.#lookedAt > lookMs) await this.#look()
  }

  async #connect(session: number | null): Promise<void> {
    const { log } = this.#platform
    let janus: JanusClient | undefined
    try {
      janus = await JanusClient.open({
        url: this.#url,
        secret: this.#secret,
        onEvent: (event) => this.#owners.get(event.handle)?.hear(event),
        onClose: () => {
          if (janus && this.#janus === janus) this.#letGo()
        },
      })
      await this.#enter(janus, session)
      this.#janus = janus
      this.#waitMs = 0
      this.#hasComplained = false
      log.info({}, 'The SFU is connected')
    } catch (error) {
      janus?.close()
      this.#waitMs = Math.min(longestWaitMs, Math.max(500, this.#waitMs * 2))
      if (!this.#hasComplained)
        log.warn({ err: error }, 'Janus can’t be reached: calls of groups go without it')
      this.#hasComplained = true
      return
    }
    await this.#load(janus)
  }

  /** Claims the session with all calls in it, or begins another where Janus has lost that. */
  async #enter(janus: JanusClient, session: number | null): Promise<void> {
    const { db } = this.#platform.database
    if (session !== null) {
      const isClaimed = await janus.claim(session).then(
        () => true,
        (error: unknown) => {
          if (error instanceof JanusError && error.code === janusCodes.noSession) return false
          throw error
        },
      )
      if (isClaimed) return
    }
    const made = await janus.create()
    const told = await db.transaction().execute(async (tx) => {
      await setSession(tx, this.#holder, made)
      return forgetJanus(tx)
    })
    for (const { call, members } of told) this.#hint(call, members)
  }

  async #load(janus: JanusClient): Promise<void> {
    const rooms = await listRooms(this.#platform.database.db)
    for (const room of rooms)
      this.#rooms.set(room.call_id, new CallRoom(room.call_id, this.#tools(janus), room))
    await this.#look()
  }

  readonly #tools = (janus: JanusClient): RoomTools => ({
    db: this.#platform.database.db,
    log: this.#platform.log,
    adminKey: this.#platform.config.CALLS_JANUS_ADMIN_KEY,
    janus,
    own: (handle, room) => {
      if (room) this.#owners.set(handle, room)
      else this.#owners.delete(handle)
    },
    hint: (call, members) => this.#hint(call, members),
    ended: (room) => {
      if (this.#rooms.get(room.call) === room) this.#rooms.delete(room.call)
    },
  })

  #hint(call: number, to: readonly number[]): void {
    this.#platform.bus.hint([{ topic: `video_call:${call}`, to }])
  }

  #wake(hinted: string): void {
    const call = this.#janus ? topic.exec(hinted)?.[1] : undefined
    if (call === undefined) return
    const room = this.#rooms.get(Number(call))
    if (room) return room.wake()
    this.#finding ??= setTimeout(() => {
      this.#finding = undefined
      this.#look().catch((error: unknown) => {
        this.#platform.log.warn({ err: error }, 'The SFU’s hub could not look for calls')
      })
    }, findMs).unref()
  }

  /** Looks at all calls, those that are over included. */
  async #look(): Promise<void> {
    this.#lookedAt = performance.now()
    const calls = await listSfuCalls(this.#platform.database.db)
    const janus = this.#janus
    if (!janus) return
    for (const { id } of calls)
      if (!this.#rooms.has(id)) this.#rooms.set(id, new CallRoom(id, this.#tools(janus)))
    for (const room of this.#rooms.values()) room.wake()
  }

  #lose(error: unknown): void {
    this.#platform.log.warn({ err: error }, 'Janus does not answer')
    this.#letGo()
  }

  /** Forgets the connection, and what was known over it: the rows know it as well. */
  #letGo(): void {
    const janus = this.#janus
    this.#janus = undefined
    this.#rooms.clear()
    this.#owners.clear()
    janus?.close()
  }
}
