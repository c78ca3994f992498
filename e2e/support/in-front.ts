/** A proxy in front of Commons that can serve another build's files, or not answer at all. */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

interface Answer {
  readonly path: RegExp
  /** Undefined answers 404. */
  readonly type: string | undefined
  readonly body: string
}

export interface Place {
  readonly url: string
  /** Answers requests for matching paths in place of the server. The last match counts. */
  answer(path: RegExp, type: string | undefined, body: string): void
  /** Accepts requests and never answers, like a network that barely works. */
  fallSilent(): void
  speakAgain(): void
  stop(): Promise<void>
}

export async function stayInFront(url: string): Promise<Place> {
  const behind = new URL(url)
  const answers: Answer[] = []
  let isSilent = false
  // The server sees requests as sent to its own address.
  const headersOf = ({ headers }: IncomingMessage) => ({
    ...headers,
    host: behind.host,
    ...(headers.origin ? { origin: behind.origin } : {}),
  })

  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const onwards = request(
      {
        host: behind.hostname,
        port: behind.port,
        method: asked.method,
        path: asked.url,
        headers: headersOf(asked),
      },
      (answer) => {
        // Pages must not find files in the browser's cache later.
        reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-store' })
        answer.pipe(reply)
      },
    )
    onwards.on('error', () => reply.destroy())
    asked.pipe(onwards)
  }

  const server = createServer((asked, reply) => {
    if (isSilent) return
    const path = (asked.url ?? '/').split('?')[0] ?? '/'
    const found = answers.findLast((each) => each.path.test(path))
    if (!found) return pass(asked, reply)
    reply.writeHead(found.type ? 200 : 404, found.type ? { 'content-type': found.type } : {})
    reply.end(found.body)
  })
  server.on('upgrade', (asked, socket) => {
    if (isSilent) return
    const onwards = connect(Number(behind.port), behind.hostname, () => {
      const lines = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`)
      onwards.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onwards.pipe(socket).pipe(onwards)
    })
    onwards.on('error', () => socket.destroy())
    // Closes in any case: a server that stops waits for sockets whose other side is gone.
    socket.on('error', () => undefined).on('close', () => onwards.destroy())
  })
  // Includes upgraded sockets, which the server itself no longer tracks.
  const open = new Set<Socket>()
  const letGo = () => {
    for (const socket of open) socket.destroy()
  }
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    answer: (path, type, body) => void answers.push({ path, type, body }),
    fallSilent() {
      isSilent = true
    },
    speakAgain() {
      isSilent = false
      // Requests that still wait would wait for ever.
      letGo()
    },
    async stop() {
      server.close()
      letGo()
      await once(server, 'close')
    },
  }
}
