/**
 * A proxy between a browser and the server: it counts the bytes of uploads that arrive, cuts connections, and
 * holds answers back.
 */
import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface Road {
  /** The proxy option of a browser's context. */
  readonly proxy: { server: string; bypass: string }
  /** Bytes that have arrived of each upload, in the order of the uploads. */
  readonly received: readonly number[]
  /** The number of uploads whose connections were closed before their end. */
  readonly brokenOff: number
  /** Cuts the next uploads, each after this many bytes. */
  cutNext(uploads: number, afterBytes: number): void
  /** Holds back answers to uploads until the returned function is called. */
  holdAnswers(): () => void
  close(): Promise<void>
}

export async function buildRoad(): Promise<Road> {
  const received: number[] = []
  let brokenOff = 0
  const sockets = new Set<Socket>()
  let cuts = 0
  let cutAfter = 0
  let held: Promise<void> = Promise.resolve()

  function watch(request: IncomingMessage) {
    const index = received.push(0) - 1
    const cutsThis = cuts > 0
    if (cutsThis) cuts--
    request.on('data', (chunk: Buffer) => {
      received[index] = (received[index] ?? 0) + chunk.length
      if (cutsThis && (received[index] ?? 0) >= cutAfter) request.socket.destroy()
    })
    request.on('close', () => {
      if (!request.complete) brokenOff++
    })
  }

  const server = createServer((request, response) => void pass(request, response))

  function pass(request: IncomingMessage, response: ServerResponse) {
    const type = request.headers['content-type'] ?? ''
    // A form, or a piece of a large file.
    const isUpload = type.startsWith('multipart/') || type === 'application/offset+octet-stream'
    if (isUpload) watch(request)
    const { method, headers, url = '' } = request
    const onward = ask(url, { method, headers })
    onward.on('response', (answer) => {
      void (isUpload ? held : Promise.resolve()).then(() => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
    })
    onward.on('error', () => response.destroy())
    request.on('close', () => {
      if (!request.complete) onward.destroy()
    })
    request.pipe(onward)
  }

  // WebSockets ask for a tunnel.
  server.on('connect', ({ url = '' }: IncomingMessage, client: Socket) => {
    const [host, port] = url.split(':')
    const onward = connect(Number(port), host)
    for (const socket of [client, onward]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        onward.destroy()
      })
    }
    onward.on('connect', () => client.write('HTTP/1.1 200 Connected\r\n\r\n'))
    client.pipe(onward).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    // Chromium bypasses every proxy to its own machine, unless told otherwise.
    proxy: {
      server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bypass: '<-loopback>',
    },
    received,
    get brokenOff() {
      return brokenOff
    },
    cutNext(uploads, afterBytes) {
      cuts = uploads
      cutAfter = afterBytes
    },
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
