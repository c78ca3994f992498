/** An open page as the server sees it: a socket, and the frames that it received. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Person, World } from './world.ts'

type Frame = Record<string, unknown>

/** Longer than anything that a page waits for, so that a test that waits in vain ends. */
const patienceMs = 30_000

export class Page {
  readonly frames: Frame[] = []
  /** The socket's close code. */
  closed: number | undefined
  readonly #socket: WebSocket

  constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`)
    this.#socket.on('message', (data) => this.frames.push(JSON.parse(String(data)) as Frame))
    this.#socket.on('close', (code) => (this.closed = code))
    this.#socket.on('error', () => (this.closed ??= 0))
  }

  async say(frame: object): Promise<void> {
    if (this.#socket.readyState === WebSocket.CONNECTING) await once(this.#socket, 'open')
    this.#socket.send(JSON.stringify(frame))
  }

  /** Waits for a frame with this key. */
  hear(key: string): Promise<Frame> {
    return this.#wait(() => this.frames.find((frame) => key in frame), `no frame with ${key}`)
  }

  /** Waits for the hint of this topic. */
  async hearHint(topic: string): Promise<void> {
    const isIt = ({ hints }: Frame) => Array.isArray(hints) && hints.includes(topic)
    await this.#wait(() => this.frames.find(isIt), `no hint of ${topic}`)
  }

  /** Waits until the server closes the socket; returns the close code. */
  whenClosed(withinMs = patienceMs): Promise<number> {
    return this.#wait(() => this.closed, 'the socket stayed open', withinMs)
  }

  leave(): void {
    this.#socket.close()
  }

  async #wait<T>(look: () => T | undefined, missing: string, withinMs = patienceMs): Promise<T> {
    const deadline = performance.now() + withinMs
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      if (performance.now() > deadline) throw new Error(`${missing}: ${JSON.stringify(this.frames)}`)
      await sleep(5)
    }
  }
}

/** Opens a member's page that listens to these topics. */
export async function openPage(
  { url, as }: Pick<World, 'url' | 'as'>,
  person: Person,
  topics: readonly string[],
): Promise<Page> {
  const { data } = await as(person).call('socket_ticket', {})
  const page = new Page(url)
  await page.say({ ticket: data.ticket })
  await page.hear('ready')
  await page.say({ subscribe: topics })
  await page.hear('subscribed')
  return page
}
