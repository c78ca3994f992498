/** The socket: it tells that something has changed, and never what. */
import { makeCall } from './call.ts'
import type { Connection } from './connection.ts'
import { CommonsError } from './commons-error.ts'
import { pause, waitToConnect } from './retries.ts'

export type LiveEvent =
  /** What calls show of these topics has changed. */
  | { readonly type: 'hints'; readonly topics: readonly string[] }
  /** Hints may have been missed: ask again for whatever is kept of the topics. */
  | { readonly type: 'resync' }
  /** These can't be heard: there is no such thing, or not for this member. They are once that changes. */
  | { readonly type: 'refused'; readonly topics: readonly string[] }

export interface LiveOptions {
  /** Topics to hear from the beginning on: `feed`, `post:12`. */
  readonly topics?: Iterable<string>
  /** Closes it. */
  readonly signal?: AbortSignal
  /** Instead of the one that there is. */
  readonly WebSocket?: typeof WebSocket
}

interface Frame {
  readonly ready?: boolean
  readonly subscribed?: readonly string[]
  readonly refused?: readonly string[]
  readonly hints?: readonly string[]
  readonly resync?: boolean
  readonly ended?: string
}

/** Frames hold at most 16 KiB. */
const topicsAFrame = 150
/** The server's pings are answered by what implements the socket, which tells nobody: so this asks, too. */
const probeEvery = 45_000
const answeredWithin = 15_000
/** How long an address may take to answer with a socket. */
const connectedWithin = 30_000
/** How the server closes what asked what it doesn't understand: asking again is no use. */
const notUnderstood = 4400
/** It closes with this what was too much, and would again at once. */
const tooMuch = 4429
const waitAfterTooMuch = 20_000

/**
 * A socket that connects again by itself. Go through its events with `for await`; the loop ends when it is closed, and
 * throws when the session or token has ended.
 */
export class Live implements AsyncIterable<LiveEvent>, Disposable {
  readonly #connection: Connection
  readonly #options: LiveOptions
  readonly #topics: Set<string>
  /** Keeps what happens before the first loop begins. */
  #first: Listener | undefined = new Listener()
  readonly #listeners = new Set<Listener>()
  readonly #stop = new AbortController()
  readonly #ready: Promise<void>
  #opened: () => void = () => undefined
  #failed: (error: unknown) => void = () => undefined
  #socket: WebSocket | undefined
  #isReady = false
  #ended: { readonly error?: unknown } | undefined

  constructor(connection: Connection, options: LiveOptions = {}) {
    this.#connection = connection
    this.#options = options
    this.#topics = new Set(options.topics)
    if (this.#first) this.#listeners.add(this.#first)
    this.#ready = new Promise((resolve, reject) => {
      this.#opened = resolve
      this.#failed = reject
    })
    // Whoever doesn't wait for it hears of it in the events.
    this.#ready.catch(() => undefined)
    const { signal } = options
    const close = () => this.close()
    signal?.addEventListener('abort', close, { once: true })
    void this.#run().finally(() => signal?.removeEventListener('abort', close))
    if (signal?.aborted) this.close()
  }

  /** Waits until it is open for the first time and its first topics are heard. */
  ready(): Promise<void> {
    return this.#ready
  }

  subscribe(topics: Iterable<string>): void {
    const added = [...topics].filter((topic) => !this.#topics.has(topic))
    for (const topic of added) this.#topics.add(topic)
    this.#say('subscribe', added)
  }

  unsubscribe(topics: Iterable<string>): void {
    const gone = [...topics].filter((topic) => this.#topics.delete(topic))
    this.#say('unsubscribe', gone)
  }

  close(): void {
    this.#end({})
  }

  [Symbol.dispose](): void {
    this.close()
  }

  /** Goes through what happens from now on; the first loop through what has happened since it was opened. */
  [Symbol.asyncIterator](): AsyncGenerator<LiveEvent, void, undefined> {
    const listener = this.#first ?? new Listener()
    this.#first = undefined
    this.#listeners.add(listener)
    return this.#events(listener)
  }

  async *#events(listener: Listener): AsyncGenerator<LiveEvent, void, undefined> {
    try {
      for (;;) {
        const event = listener.take()
        if (event) yield event
        else if (this.#ended) break
        else await listener.wait()
      }
    } finally {
      this.#listeners.delete(listener)
    }
    if ('error' in this.#ended) throw this.#ended.error
  }

  #end(ended: { readonly error?: unknown }): void {
    if (this.#ended) return
    this.#ended = ended
    this.#stop.abort()
    this.#socket?.close()
    if ('error' in ended) this.#failed(ended.error)
    else this.#failed(new DOMException('It was closed', 'AbortError'))
    for (const listener of this.#listeners) listener.wake()
  }

  #tell(event: LiveEvent): void {
    for (const listener of this.#listeners) listener.put(event)
  }

  #say(verb: 'subscribe' | 'unsubscribe', topics: readonly string[]): void {
    if (!this.#isReady) return
    for (let from = 0; from < topics.length; from += topicsAFrame)
      this.#send({ [verb]: topics.slice(from, from + topicsAFrame) })
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame))
  }

  /** Keeps one socket open until it is closed, or can't be any more. */
  async #run(): Promise<void> {
    let failures = 0
    let wasOpen = false
    const { signal } = this.#stop
    while (!this.#ended) {
      let wait: number | undefined
      try {
        const { isHeard, code } = await this.#openOnce(wasOpen)
        if (isHeard) {
          wasOpen = true
          failures = 0
        }
        // Without a session the next ticket is refused, which ends it. A ticket that came too late is no such end.
        if (code === notUnderstood && isHeard)
          return this.#end({
            error: new CommonsError({
              code: 'bad_request',
              message: `The socket was closed with ${code}.`,
              status: 0,
            }),
          })
        if (code === tooMuch) wait = waitAfterTooMuch
      } catch (error) {
        // No ticket: whatever waiting doesn't help against is final.
        if (
          !(error instanceof CommonsError) ||
          (error.status >= 400 && error.status < 500 && error.status !== 429)
        )
          return this.#end({ error })
        wait = error.retryAfter === undefined ? undefined : error.retryAfter * 1000
      }
      await pause(Math.max(wait ?? 0, waitToConnect(failures++)), signal).catch(() => undefined)
    }
  }

  /** Opens a socket, and returns how it was closed. */
  async #openOnce(isAgain: boolean): Promise<{ isHeard: boolean; code: number }> {
    const { signal } = this.#stop
    const { data } = await makeCall(this.#connection, 'socket_ticket', {}, { signal })
    const Socket = this.#options.WebSocket ?? WebSocket
    const url = new URL('/api/socket', this.#connection.url)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new Socket(url)
    this.#socket = socket
    let lose: (code: number) => void = () => undefined
    let isHeard = false
    let probe: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(probe)
      probe = setTimeout(() => {
        this.#send({ subscribe: [] })
        // A close that waits for the other side would not end, either.
        probe = setTimeout(() => {
          socket.close()
          lose(1006)
        }, answeredWithin)
      }, probeEvery)
    }
    const hear = (frame: Frame) => {
      if (this.#socket !== socket) return
      watch()
      if (frame.ready) {
        this.#isReady = true
        // Also without topics: the answer says that it is open.
        if (this.#topics.size === 0) this.#send({ subscribe: [] })
        this.#say('subscribe', [...this.#topics])
      }
      if (frame.refused) this.#tell({ type: 'refused', topics: frame.refused })
      if (frame.subscribed && !isHeard) {
        isHeard = true
        this.#opened()
        if (isAgain) this.#tell({ type: 'resync' })
      }
      if (frame.hints) this.#tell({ type: 'hints', topics: frame.hints })
      if (frame.resync) this.#tell({ type: 'resync' })
      if (frame.ended !== undefined)
        this.#end({
          error: new CommonsError({ code: frame.ended, message: 'The session has ended.', status: 401 }),
        })
    }
    const code = await new Promise<number>((resolve) => {
      lose = resolve
      probe = setTimeout(() => {
        socket.close()
        lose(1006)
      }, connectedWithin)
      socket.addEventListener('open', () => {
        watch()
        socket.send(JSON.stringify({ ticket: data.ticket }))
      })
      socket.addEventListener('message', ({ data: text }) => hear(JSON.parse(String(text)) as Frame))
      socket.addEventListener('close', (closed) => resolve(closed.code))
      // A close follows.
      socket.addEventListener('error', () => undefined)
      if (this.#ended) socket.close()
    })
    clearTimeout(probe)
    this.#isReady = false
    this.#socket = undefined
    return { isHeard, code }
  }
}

/** What one loop hasn't taken yet: hints of a topic count once, however many there were. */
class Listener {
  readonly #hints = new Set<string>()
  readonly #refused = new Set<string>()
  #isStale = false
  #wake: (() => void) | undefined

  put(event: LiveEvent): void {
    if (event.type === 'resync') this.#isStale = true
    else for (const topic of event.topics) (event.type === 'hints' ? this.#hints : this.#refused).add(topic)
    this.wake()
  }

  take(): LiveEvent | undefined {
    if (this.#isStale) {
      this.#isStale = false
      return { type: 'resync' }
    }
    for (const [type, waiting] of [
      ['refused', this.#refused],
      ['hints', this.#hints],
    ] as const) {
      if (waiting.size === 0) continue
      const topics = [...waiting]
      waiting.clear()
      return { type, topics }
    }
    return undefined
  }

  wake(): void {
    this.#wake?.()
    this.#wake = undefined
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
