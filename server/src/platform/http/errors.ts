/** Turns every error into the envelope, whether raised by a call, the framework, the database or a bug. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusedAnswer } from '../call/envelope.ts'
import { Refusal } from '../call/refusal.ts'
import { isDatabaseAway } from '../db/transient-errors.ts'
import { isNoRoom } from '../files.ts'
import { StoreAway } from '../media/store/away.ts'
import { bytesText, languageOf } from '../language.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** What clients of tokens look for (RFC 6750). */
const challenges: Partial<Record<RefusalName, string>> = {
  token_refused: 'Bearer error="invalid_token"',
  scope_needed: 'Bearer error="insufficient_scope"',
  not_by_token: 'Bearer error="insufficient_scope"',
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = request.language ?? languageOf(request.headers['accept-language'])
  const answer = refusedAnswer(refusal, language)
  const challenge = challenges[refusal.refusal]
  if (challenge) reply.header('www-authenticate', challenge)
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter)
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(request.errorLabel ? { ...answer, error_label: answer.message } : answer)
}

/**
 * Answers bytes that are no HTTP request, or whose address and headers are too long, and hangs up. There is
 * neither a route nor a language for them.
 */
export const answerClientErrors = (log: Log) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Refusal('body_too_large', { values: { limit: bytesText(maxHeaderSize) } })
      : new Refusal('bad_request')
  const id = randomUUID()
  // Only its code: the error holds the bytes, which may contain a key.
  log.debug({ code: error.code, request: id }, 'Bytes could not be read as a request')
  const body = JSON.stringify(refusedAnswer(refusal, 'en'))
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Refusals that are logged with their cause, since the operator has to fix it. */
const logged: ReadonlySet<string> = new Set<RefusalName>([
  'internal',
  'overloaded',
  'storage_full',
  'files_away',
])

export function asRefusal(error: unknown, bodyLimit: number): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Refusal('body_too_large', { values: { limit: bytesText(bodyLimit) } })
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type')
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_ASYNC_CONSTRAINT') return new Refusal('not_found')
  if (isDatabaseAway(error)) return new Refusal('overloaded', { retryAfter: 2 })
  if (error instanceof StoreAway) return new Refusal('files_away', { retryAfter: 5 })
  if (isNoRoom(error)) return new Refusal('storage_full', { retryAfter: 60 })
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500 ? new Refusal('bad_json') : undefined
}

export function mountErrors(
  app: FastifyInstance,
  { log, metrics, isAbsent }: { log: Log; metrics: Metrics; isAbsent: (path: string) => boolean },
) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error, request.routeOptions.bodyLimit) ?? new Refusal('internal')
    if (logged.has(refusal.refusal)) log.error({ err: error, request: request.id }, 'A request failed')
    metrics.refusals.inc({ refusal: refusal.refusal })
    return sendRefusal(request, reply, refusal)
  })

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = (['GET', 'POST'] as const).filter(
      (method) => method !== request.method && app.findRoute({ method, url: path }) !== null,
    )
    if (path.startsWith('/api/') && allowed.length > 0 && !isAbsent(path)) {
      reply.header('allow', allowed.join(', '))
      return sendRefusal(
        request,
        reply,
        new Refusal('method_not_allowed', { values: { allowed: allowed.join(', ') } }),
      )
    }
    if (path.startsWith('/api/')) return sendRefusal(request, reply, new Refusal('call_not_found'))
    // Screens are behind the hash: somebody who typed /login means /#/login.
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    // Not for `/`: without a built client the page itself is missing, and the redirect would loop.
    if (isPage && path !== '/' && !path.startsWith('/media/') && !path.startsWith('/assets/'))
      return reply.redirect(`/#${path}`, 302)
    return sendRefusal(request, reply, new Refusal('not_found'))
  })
}
