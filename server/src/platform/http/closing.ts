/** The end of a server: running requests finish, and nobody who is silent holds it up. */
import type { Socket } from 'node:net'
import { setImmediate as afterInput } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long whoever says nothing more may take to hang up. */
export const silentMs = 2_000
const idleEveryMs = 200

/** Returns what closes a server, within so many milliseconds; made before it listens. */
export function openClosing(fastify: FastifyInstance): (withinMs: number) => Promise<void> {
  const { server } = fastify
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // Node has accepted and read all that had arrived, so the port and idle connections close on nobody who was just about
  // to be heard: a call on them would be lost, since proxies don't repeat it.
  fastify.addHook('preClose', () => afterInput())
  return async (withinMs) => {
    // A connection still sending a request that was already refused becomes idle only later, so idle ones
    // are closed repeatedly.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), idleEveryMs)
    // To Node, a connection is busy until its first request, such as those that browsers keep ready.
    const silent = setTimeout(
      () => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
      },
      Math.min(silentMs, withinMs),
    )
    const late = setTimeout(() => server.closeAllConnections(), withinMs)
    await fastify.close().finally(() => {
      clearInterval(idle)
      clearTimeout(silent)
      clearTimeout(late)
    })
  }
}
