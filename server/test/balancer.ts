/**
 * What nginx does before several processes: takes turns, goes on to the next one where none listens or one is shutting
 * down, and leaves out for a while who didn't answer. What may have been begun isn't repeated, unless it is a GET.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** As `fail_timeout`. */
const leftOutMs = 500

export interface Balancer {
  readonly url: string
  readonly counted: {
    /** Requests of clients that were answered. */
    answered: number
    /** Answers that tell clients to repeat. */
    repeated: number
    /** Requests that nobody answered. */
    lost: number
  }
  close(): Promise<void>
}

interface Upstream {
  readonly url: URL
  leftOutUntil: number
}

export async function balancerOf(urls: readonly string[]): Promise<Balancer> {
  const upstreams = urls.map((url): Upstream => ({ url: new URL(url), leftOutUntil: 0 }))
  const agent = new Agent({ keepAlive: true })
  const counted = { answered: 0, repeated: 0, lost: 0 }
  let turn = 0

  /** Returns who is asked, in this order. */
  function inTurn(): Upstream[] {
    turn++
    const from = upstreams.map((_, i) => upstreams[(turn + i) % upstreams.length]).filter((each) => !!each)
    const rested = from.filter(({ leftOutUntil }) => leftOutUntil < Date.now())
    return rested.length > 0 ? rested : from
  }

  function ask(asked: IncomingMessage, { url }: Upstream, body: Buffer | undefined, isUpgrade = false) {
    const made = request({
      host: url.hostname,
      port: url.port,
      method: asked.method,
      path: asked.url,
      headers: isUpgrade
        ? asked.headers
        : { ...asked.headers, connection: 'keep-alive', 'content-length': body?.length ?? 0 },
      ...(isUpgrade ? { agent: false as const } : { agent }),
    })
    made.end(body)
    return made
  }

  async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    for (const upstream of inTurn()) {
      const got = await new Promise<IncomingMessage | NodeJS.ErrnoException>((resolve) =>
        ask(asked, upstream, body).once('response', resolve).once('error', resolve),
      )
      if (got instanceof Error) {
        upstream.leftOutUntil = Date.now() + leftOutMs
        if (got.code === 'ECONNREFUSED' || asked.method === 'GET') continue
        break
      }
      if (got.statusCode === 503 && asked.method === 'GET') {
        got.resume()
        continue
      }
      counted.answered++
      if (got.statusCode === 503) counted.repeated++
      const { connection: _, ...headers } = got.headers
      delete headers['keep-alive']
      answer.writeHead(got.statusCode ?? 502, headers)
      got.pipe(answer)
      return
    }
    counted.lost++
    answer.writeHead(502).end()
  }

  function upgrade(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [first, ...others] = inTurn()
    const attempt = (upstream: Upstream | undefined, left: Upstream[]): void => {
      if (!upstream) return void socket.destroy()
      const next = () => attempt(left[0], left.slice(1))
      const made = ask(asked, upstream, undefined, true)
      made.once('error', next)
      made.once('response', (got) => {
        got.resume()
        next()
      })
      made.once('upgrade', (got, far, first) => {
        const lines = Object.entries(got.headers).map(([name, value]) => `${name}: ${String(value)}`)
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
        if (first.length > 0) socket.write(first)
        if (head.length > 0) far.write(head)
        far.pipe(socket).pipe(far)
        for (const end of [far, socket]) end.on('error', () => undefined)
        far.once('close', () => socket.destroy())
        socket.once('close', () => far.destroy())
      })
    }
    attempt(first, others)
  }

  const server = createServer((asked, answer) => void forward(asked, answer))
  server.on('upgrade', upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counted,
    async close() {
      server.closeAllConnections()
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
