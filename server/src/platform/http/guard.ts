/** Done for every request before any call: security headers, origin check, request ids. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { oauthPaths } from '@commons/contract/shared/oauth.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { Refusal } from '../call/refusal.ts'
import type { Config } from '../config.ts'
import type { Readiness } from './health.ts'
import { bearerOf } from '../session/token.ts'
import { isLoopbackHost } from './loopback.ts'

/** The content security policy of all pages. */
export const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Mantine writes inline styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
}

/** Vite's development server injects inline scripts and opens its own socket. */
const devPolicy = {
  ...policy,
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'connect-src': ["'self'", 'ws:'],
  'require-trusted-types-for': null,
}

export function mountGuard(app: FastifyInstance, config: Config): void {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  const headers = {
    ...helmetHeaders({
      contentSecurityPolicy: { useDefaults: false, directives: config.COMMONS_DEV ? devPolicy : policy },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      // Of hosts below this one, Commons knows nothing.
      strictTransportSecurity: secure ? { maxAge: config.HSTS_MAX_AGE, includeSubDomains: false } : false,
      xFrameOptions: { action: 'deny' },
    }),
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(self), interest-cohort=()',
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !isOfApp(request, config)) requireSameSite(request.headers, config)
    done()
  })
}

/**
 * Returns whether a page of an app's origin calls with a token, gets one by OAuth, or asks whether it may. A page can't
 * send that header without having asked, and with a token no cookie counts.
 */
const isOfApp = (request: FastifyRequest, config: Pick<Config, 'CORS_ORIGINS'>) =>
  isAppOrigin(request.headers.origin, config) &&
  (request.method === 'OPTIONS' || bearerOf(request) !== undefined || isOfTokens(request.url))

const isOfTokens = (url: string) => [oauthPaths.token, oauthPaths.revoke].includes(url.split('?', 1)[0] ?? '')

export const isAppOrigin = (origin: string | undefined, { CORS_ORIGINS }: Pick<Config, 'CORS_ORIGINS'>) =>
  origin !== undefined && CORS_ORIGINS.includes(origin)

/**
 * While the server drains, whoever is answered is asked to connect anew, which leads to another process. While it shuts
 * down, it finishes running requests and refuses new ones on open connections.
 */
export function mountEnd(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    done(readiness.isEnding ? shuttingDown() : undefined)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close')
    done()
  })
}

export const shuttingDown = (): Refusal => new Refusal('shutting_down', { retryAfter: 2 })

/** Returns helmet's headers, which are the same for every answer: computing them each time costs every call. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error instanceof Error) throw error
  })
  return headers
}

/** Refuses requests of other sites' pages, of any content type. Only browsers send these two headers. */
export function requireSameSite(
  headers: {
    origin?: string | undefined
    host?: string | undefined
    'sec-fetch-site'?: string | string[] | undefined
  },
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross_site')
  if (headers.origin === undefined) return
  const ours = PUBLIC_URL ? headers.origin === PUBLIC_URL : isOwnHost(headers.origin, headers.host)
  if (!ours) throw new Refusal('cross_site')
}

/**
 * Any site can have its own name lead to this machine, and its pages then send that name as their origin and as
 * the host. So without PUBLIC_URL only names that are always this machine's count.
 */
const isOwnHost = (origin: string, host: string | undefined) => isLoopbackHost(host) && isOf(origin, host)

/** Returns whether an origin has this host, whosever it is. */
export const isOf = (origin: string, host: string | undefined): boolean =>
  URL.parse(origin)?.host === host?.toLowerCase()
