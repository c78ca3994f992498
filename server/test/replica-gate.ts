/** A way to a replica on which connections can be held: nobody hears that its server is gone. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Gate {
  readonly port: number
  /** How many connections are open. */
  open(): number
  /** The connections there are stay open, and silent, whatever becomes of the server. */
  hold(): void
  close(): void
}

/** Lets connections through to this port, each so much later. */
export async function openGate(to: number, delayMs = 0): Promise<Gate> {
  const sockets = new Set<Socket>()
  const holds: Array<() => void> = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    void pass(socket)
  }).listen(0, '127.0.0.1')
  async function pass(socket: Socket) {
    await sleep(delayMs)
    const onwards = connect(to, '127.0.0.1')
    onwards.on('error', () => undefined)
    socket.pipe(onwards)
    onwards.pipe(socket, { end: false })
    let passesEnd = true
    onwards.on('close', () => passesEnd && socket.destroy())
    holds.push(() => {
      passesEnd = false
      onwards.unpipe(socket).resume()
    })
  }
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    open: () => sockets.size,
    hold: () => holds.forEach((each) => each()),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
