import type { FastifyInstance, FastifyRequest } from 'fastify'
import { now } from '../clock.ts'

const longestMs = 30_000
const lookEveryMs = 1_000

/**
 * A small body that trickles in keeps a place busy: it has as long as a whole request may take. One
 * look a second at those that are still coming in, since a timer for each costs every request.
 */
export function mountSlowBodyLimit(app: FastifyInstance): void {
  /** When each began, in that order. */
  const arriving = new Map<FastifyRequest, number>()

  app.addHook('onRequest', (request, _reply, done) => {
    const type = request.headers['content-type'] ?? ''
    if (request.method === 'POST' && !type.startsWith('multipart/')) arriving.set(request, now().getTime())
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    arriving.delete(request)
    done()
  })
  // A body that was refused unread is never validated.
  app.addHook('onResponse', (request, _reply, done) => {
    arriving.delete(request)
    done()
  })

  const looking = setInterval(() => {
    for (const [request, since] of arriving) {
      if (now().getTime() - since < longestMs) return
      arriving.delete(request)
      request.raw.destroy()
    }
  }, lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
