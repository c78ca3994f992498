/** The end of a server: running requests finish, and nobody who is silent holds it up. */
import type { Server } from 'node:http'
import { Server as PortServer, type Socket } from 'node:net'
import { setImmediate as afterInput } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './health.ts'

/** How long whoever says nothing more may take to hang up. */
export const silentMs = 2_000
const idleEveryMs = 200
/** How long the port stays open for a moment in which nobody comes. */
const longestWaitMs = 500
/** Turns of the event loop longer than this had work in them, during which somebody may have connected. */
const calmTurnsMs = 0.3

/**
 * Returns what closes a server, within so many milliseconds. Made before it listens, after everything else that waits for
 * its end.
 */
export function openClosing(
  fastify: FastifyInstance,
  readiness: Readiness,
): (withinMs: number) => Promise<void> {
  const { server } = fastify
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // The port and idle connections close on nobody who was just about to be heard: their call would be lost, since
  // proxies don't repeat it.
  fastify.addHook('preClose', async () => {
    await closePort(server)
    readiness.end()
  })
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

/**
 * Closes the port in a moment when everybody who had connected was accepted: the system resets connections that wait at a
 * port that closes, whatever was sent on them.
 */
async function closePort(server: Server): Promise<void> {
  const until = performance.now() + longestWaitMs
  let isCalm = false
  const hear = () => void (isCalm = false)
  server.on('connection', hear).on('request', hear)
  while (!isCalm && performance.now() < until) {
    isCalm = true
    const began = performance.now()
    // Node accepts one connection in a turn, however many wait.
    await afterInput()
    await afterInput()
    isCalm &&= performance.now() - began < calmTurnsMs
  }
  server.off('connection', hear).off('request', hear)
  // Not a moment later. Connections are left as they are, which HTTP's own way of closing does not do.
  PortServer.prototype.close.call(server)
}
