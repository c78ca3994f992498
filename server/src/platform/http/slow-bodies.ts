import type { FastifyInstance, FastifyRequest } from 'fastify'
import { now } from '../clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A member's file is on its way: it may take as long as it moves. */
    awaitsFile: boolean | undefined
  }
}

const longestMs = 30_000
const lookEveryMs = 1_000
/** A file that moves has at least so many bytes in so long: less than any line that a person waits on. */
const leastMoved = 64 * 1024
const movesWithinMs = 60_000

/** A form on its way, and how much of its connection had arrived when it was last seen to move. */
interface Arriving {
  since: number
  bytes: number
  awaitsFile: boolean
}

/**
 * A body that trickles in keeps a place busy: a small one, and a form before its sender is known to be a
 * member, has as long as a whole request may take, a file has to move. One look a second at those that are
 * still coming in, since a timer for each costs every request.
 */
export function mountSlowBodyLimit(app: FastifyInstance): void {
  app.decorateRequest('awaitsFile')
  /** When each small one began, in that order. */
  const small = new Map<FastifyRequest, number>()
  const forms = new Map<FastifyRequest, Arriving>()

  app.addHook('onRequest', (request, _reply, done) => {
    const since = now().getTime()
    if (request.method === 'POST') {
      const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/')
      if (isForm) forms.set(request, { since, bytes: request.socket.bytesRead, awaitsFile: false })
      else small.set(request, since)
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    small.delete(request)
    done()
  })
  // A body that was refused unread is never validated.
  app.addHook('onResponse', (request, _reply, done) => {
    small.delete(request)
    done()
  })

  const looking = setInterval(() => {
    const time = now().getTime()
    for (const [request, form] of forms) {
      // What is left of a refused form runs into nothing, and is looked at until it ends.
      if (request.raw.complete || request.raw.destroyed) forms.delete(request)
      else if (!isArriving(request, form, time)) {
        forms.delete(request)
        request.raw.destroy()
      }
    }
    for (const [request, since] of small) {
      if (time - since < longestMs) return
      small.delete(request)
      request.raw.destroy()
    }
  }, lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

function isArriving({ awaitsFile = false, socket }: FastifyRequest, form: Arriving, time: number): boolean {
  if (!awaitsFile) return time - form.since < longestMs
  if (!form.awaitsFile || socket.bytesRead - form.bytes >= leastMoved)
    Object.assign(form, { since: time, bytes: socket.bytesRead, awaitsFile })
  return time - form.since < movesWithinMs
}
