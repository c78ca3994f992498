import type { FastifyInstance, FastifyRequest } from 'fastify'
import { now } from '../clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A member's file is being uploaded: it may take as long as it makes progress. */
    awaitsFile: boolean | undefined
  }
}

/** The content type of a piece of an upload. */
export const pieceType = 'application/offset+octet-stream'

const longestMs = 30_000
const lookEveryMs = 1_000
/** Bytes within `movesWithinMs` that count as progress: less than on any connection a person would bear. */
const leastMoved = 64 * 1024
const movesWithinMs = 60_000

/** A form being received, with the time and the connection's bytes at its last progress. */
interface Arriving {
  since: number
  bytes: number
  awaitsFile: boolean
}

/**
 * Ends requests whose body trickles in, since each keeps a place busy. Small bodies, and forms whose sender
 * isn't known to be a member yet, get as long as a whole request may take; files have to make progress. All
 * bodies being received are checked once a second, since a timer for each would cost every request.
 */
export function mountSlowBodyLimit(app: FastifyInstance): void {
  app.decorateRequest('awaitsFile')
  /** When each small body began, in that order. */
  const small = new Map<FastifyRequest, number>()
  const forms = new Map<FastifyRequest, Arriving>()

  app.addHook('onRequest', (request, _reply, done) => {
    const since = now().getTime()
    if (request.method === 'POST' || request.method === 'PATCH') {
      const type = request.headers['content-type'] ?? ''
      if (type.startsWith('multipart/') || type === pieceType)
        forms.set(request, { since, bytes: request.socket.bytesRead, awaitsFile: false })
      else small.set(request, since)
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    small.delete(request)
    done()
  })
  // A body refused unread never reaches validation.
  app.addHook('onResponse', (request, _reply, done) => {
    small.delete(request)
    done()
  })

  const looking = setInterval(() => {
    const time = now().getTime()
    for (const [request, form] of forms) {
      // The rest of a refused form is read and discarded; it's watched until it ends.
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
