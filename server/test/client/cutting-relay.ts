/** A relay in front of a server, which can swallow answers and end connections. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  readonly url: string
  /** Ends each of the next connections as soon as the server answers on it. */
  swallow(answers: number): void
  /** Ends a connection once so many bytes have come on it from the client; once. */
  cutAfter(bytes: number): void
  /** Ends all connections. */
  cut(): void
  close(): Promise<void>
}

export async function relayTo(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let toSwallow = 0
  let most: number | undefined
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let came = 0
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    near.on('data', (bytes: Buffer) => {
      came += bytes.length
      far.write(bytes)
      if (most === undefined || came < most) return
      most = undefined
      // What was sent arrives before the connection is gone.
      setTimeout(end, 50)
    })
    far.on('data', (bytes: Buffer) => {
      if (toSwallow > 0) {
        toSwallow--
        return end()
      }
      near.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow: (answers) => void (toSwallow = answers),
    cutAfter: (bytes) => void (most = bytes),
    cut,
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
