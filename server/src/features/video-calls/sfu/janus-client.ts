/**
 * Speaks Janus's API over one WebSocket: requests with their answers, and what Janus says by itself. Its errors name
 * no secret: they have Janus's own words and codes only.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const Jsep = z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() })
export type Jsep = z.infer<typeof Jsep>

const Candidate = z.union([
  z.object({
    candidate: z.string(),
    sdpMid: z.string().nullish(),
    sdpMLineIndex: z.number().nullish(),
  }),
  z.object({ completed: z.literal(true) }),
])
export type JanusCandidate = z.infer<typeof Candidate>

const Message = z.object({
  janus: z.string(),
  transaction: z.string().optional(),
  sender: z.number().optional(),
  data: z.object({ id: z.number() }).optional(),
  error: z.object({ code: z.number(), reason: z.string() }).optional(),
  plugindata: z.object({ data: z.record(z.string(), z.unknown()) }).optional(),
  jsep: Jsep.optional(),
  candidate: Candidate.optional(),
})
type Message = z.infer<typeof Message>

const PluginError = z.object({ error_code: z.number(), error: z.string() })

/** Janus refused a request. */
export class JanusError extends Error {
  readonly code: number
  constructor(code: number, reason: string) {
    super(`Janus refused: ${reason} (${code})`)
    this.code = code
  }
}

/** The connection is gone: nobody knows whether Janus did what it was asked. */
export class JanusGone extends Error {}

/** Janus doesn't answer a request, which says nothing of the next. */
export class JanusSilent extends JanusGone {}

/** Janus's codes that are of interest here. */
export const janusCodes = { unauthorized: 403, noSession: 458, noHandle: 459, noRoom: 426, wrongPin: 433 }

/** What Janus says of a handle by itself. */
export interface JanusEvent {
  readonly handle: number
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  readonly jsep: Jsep | undefined
  readonly candidate: JanusCandidate | undefined
}

export interface PluginAnswer {
  readonly data: Readonly<Record<string, unknown>>
  readonly jsep: Jsep | undefined
}

export interface JanusOptions {
  readonly url: string
  readonly secret: string
  /** How long an answer may take. */
  readonly patienceMs?: number
  onEvent(event: JanusEvent): void
  /** The connection is gone, whoever ended it; the session can be claimed by another. */
  onClose(): void
}

interface Waiting {
  answered(message: Message): void
  failed(error: Error): void
}

export class JanusClient {
  readonly #socket: WebSocket
  readonly #options: JanusOptions
  readonly #patienceMs: number
  readonly #waiting = new Map<string, Waiting>()
  #session: number | undefined
  #isClosed = false

  private constructor(socket: WebSocket, options: JanusOptions) {
    this.#socket = socket
    this.#options = options
    this.#patienceMs = options.patienceMs ?? 5_000
    socket.addEventListener('message', ({ data }) => this.#take(data))
    socket.addEventListener('close', () => this.#lost())
    socket.addEventListener('error', () => this.#lost())
  }

  static async open(options: JanusOptions): Promise<JanusClient> {
    const socket = new WebSocket(options.url, 'janus-protocol')
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new JanusGone('Janus can’t be reached'))
        socket.close()
      }, options.patienceMs ?? 5_000)
      const end = (act: () => void) => () => {
        clearTimeout(late)
        act()
      }
      socket.addEventListener('open', end(resolve))
      for (const kind of ['error', 'close'] as const)
        socket.addEventListener(
          kind,
          end(() => reject(new JanusGone('Janus can’t be reached'))),
        )
    })
    return new JanusClient(socket, options)
  }

  /** Makes a session, which is this connection's from now on; returns its id. */
  async create(): Promise<number> {
    this.#session = undefined
    const { data } = await this.#request({ janus: 'create' })
    if (!data) throw new JanusGone('Janus made no session')
    this.#session = data.id
    return data.id
  }

  /** Takes a session whose connection is gone, with all that is in it. */
  async claim(session: number): Promise<void> {
    this.#session = session
    await this.#request({ janus: 'claim' })
  }

  /** Says that the session is still in use, which is due once a minute. */
  async keepAlive(): Promise<void> {
    await this.#request({ janus: 'keepalive' }, { isDoneByAck: true })
  }

  /** Returns a new handle of the plugin that has rooms. */
  async attach(): Promise<number> {
    const { data } = await this.#request({ janus: 'attach', plugin: 'janus.plugin.videoroom' })
    if (!data) throw new JanusGone('Janus made no handle')
    return data.id
  }

  /** Ends a handle with its connection to a browser. One that is gone already is as good. */
  async detach(handle: number): Promise<void> {
    await this.#request({ janus: 'detach', handle_id: handle }).catch((error: unknown) => {
      if (!(error instanceof JanusError)) throw error
    })
  }

  /** Asks the plugin something, and returns its answer, however it sends it. */
  async ask(handle: number, body: object, jsep?: Jsep): Promise<PluginAnswer> {
    const answer = await this.#request({
      janus: 'message',
      handle_id: handle,
      body,
      ...(jsep && { jsep }),
    })
    const data = answer.plugindata?.data ?? {}
    const refused = PluginError.safeParse(data)
    if (refused.success) throw new JanusError(refused.data.error_code, refused.data.error)
    return { data, jsep: answer.jsep }
  }

  async trickle(handle: number, candidate: JanusCandidate): Promise<void> {
    await this.#request({ janus: 'trickle', handle_id: handle, candidate }, { isDoneByAck: true })
  }

  /** Ends the connection. The session lives on for as long as Janus is set to wait. */
  close(): void {
    this.#socket.close()
    this.#lost()
  }

  #request(request: object, { isDoneByAck = false } = {}): Promise<Message> {
    if (this.#isClosed) return Promise.reject(new JanusGone('The connection to Janus is gone'))
    const transaction = randomUUID()
    const { promise, resolve, reject } = Promise.withResolvers<Message>()
    const late = setTimeout(() => {
      this.#waiting.delete(transaction)
      reject(new JanusSilent('Janus does not answer'))
    }, this.#patienceMs)
    this.#waiting.set(transaction, {
      answered: (message) => {
        if (message.janus === 'ack' && !isDoneByAck) return
        clearTimeout(late)
        this.#waiting.delete(transaction)
        if (message.error) reject(new JanusError(message.error.code, message.error.reason))
        else resolve(message)
      },
      failed: (error) => {
        clearTimeout(late)
        reject(error)
      },
    })
    const session = this.#session === undefined ? {} : { session_id: this.#session }
    this.#socket.send(
      JSON.stringify({ ...session, ...request, apisecret: this.#options.secret, transaction }),
    )
    return promise
  }

  #take(text: unknown): void {
    const parsed = Message.safeParse(parseJson(text))
    if (!parsed.success) return
    const message = parsed.data
    const waiting = message.transaction === undefined ? undefined : this.#waiting.get(message.transaction)
    if (waiting) return waiting.answered(message)
    if (message.sender === undefined) return
    this.#options.onEvent({
      handle: message.sender,
      kind: message.janus,
      data: message.plugindata?.data ?? {},
      jsep: message.jsep,
      candidate: message.candidate,
    })
  }

  #lost(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    for (const { failed } of this.#waiting.values()) failed(new JanusGone('The connection to Janus is gone'))
    this.#waiting.clear()
    this.#options.onClose()
  }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
