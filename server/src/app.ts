/** The application: every call, the socket, media and the web client on one Fastify. */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import { allCalls, topicKindsWhileSuspended } from '@commons/contract/all.ts'
import { bodyLimit, pathOf } from '@commons/contract/call.ts'
import { alertNames } from '@commons/contract/staff/running.ts'
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { mountExports, mountOauth } from './features/accounts/public.ts'
import { findAlertNames } from './features/staff/public.ts'
import { mountDownloads, mountVideosBeyond } from './features/videos/public.ts'
import type { Handler } from './platform/call/handle.ts'
import type { EventName, Events } from './platform/events.ts'
import { noteInexact } from './platform/call/inexact.ts'
import { openLoad } from './platform/call/load.ts'
import { mount } from './platform/call/mount.ts'
import { Refusal } from './platform/call/refusal.ts'
import { mountPart } from './platform/http/absent.ts'
import { openClosing, silentMs } from './platform/http/closing.ts'
import { mountCors } from './platform/http/cors.ts'
import { answerClientErrors, mountErrors, sendRefusal } from './platform/http/errors.ts'
import { mountAddressNotice, mountProxyNotice, mountSocketNotice } from './platform/http/forwarded.ts'
import { isAppOrigin, mountEnd, mountGuard, requireSameSite, shuttingDown } from './platform/http/guard.ts'
import { mountHealth, Readiness } from './platform/http/health.ts'
import { mountMedia } from './platform/http/media.ts'
import { openApi } from './platform/http/openapi.ts'
import { mountChanges } from './platform/http/changes.ts'
import { mountReference } from './platform/http/reference.ts'
import { mountLinks } from './features/freelance/links/links.routes.ts'
import { mountShare } from './platform/http/share.ts'
import { mountSlowBodyLimit } from './platform/http/slow-bodies.ts'
import { mountAccents } from './platform/http/accents.ts'
import { mountWeb } from './platform/http/web.ts'
import { findWebRoot } from './platform/http/web-root.ts'
import { mountUploads } from './platform/http/uploads.ts'
import { mountLinkPictures } from './platform/link-cards/link-pictures.ts'
import { mountLogo } from './platform/settings/logo.ts'
import { type Language, networkName } from './platform/language.ts'
import { watchAlerts } from './platform/metrics.ts'
import type { Platform } from './platform/platform.ts'
import { Hub, largestFrame } from './platform/realtime/hub.ts'
import { Presence } from './platform/realtime/presence.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the answer's texts, once the caller is known. */
    language: Language | undefined
    /** Whether a refusal repeats its message as `error_label`. */
    errorLabel: boolean | undefined
  }
}

/** A folder that isn't there. */
const notBuilt = path.join(import.meta.dirname, 'no-web-client')
/** How long running requests may take once no more are accepted. */
const closeSeconds = 15
/** How long a process that drains for no second answers on connections that are kept. */
const lingerMs = 300

export interface Served {
  readonly fastify: FastifyInstance
  /** Answers for so many seconds more, and has everybody go to another process. */
  drain(seconds: number): Promise<void>
  /** Stops accepting requests, lets running ones finish for so many seconds, closes sockets. */
  close(seconds?: number): Promise<void>
}

export interface App extends Served {
  /** Tracks who has Commons open. */
  readonly presence: Presence
  /** The folder of the web client that it serves, if there is one. */
  readonly webRoot: string | undefined
}

export interface AppOptions {
  /** Makes an answer that violates the contract an error, as in tests. */
  readonly strict: boolean
  /** False where the browsers run on this machine, as in journeys: compression gains nothing there. */
  readonly isCompressing?: boolean
  /** Calls beside the contract's, for tests. */
  readonly handlers?: readonly Handler[]
  /** Receives every event, in addition to the features. */
  readonly onEvent?: (name: EventName, event: Events[EventName]) => void
}

/** Builds the application over an open platform. */
export async function buildApp(
  platform: Platform,
  { strict, isCompressing = true, handlers = [], onEvent }: AppOptions,
): Promise<App> {
  const { config, log, metrics } = platform
  // Looked for once: a build that is made later is for the next start.
  const built = findWebRoot()
  const webRoot = built ?? notBuilt
  const fastify = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit,
    // A connection silent for 30 s is closed; an upload may take any time as long as data arrives.
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, requestTimeout: 0 },
    frameworkErrors: (_error, request, reply) => sendRefusal(request, reply, new Refusal('not_found')),
    clientErrorHandler: answerClientErrors(log),
    // An undecodable URL would bypass the guard's hooks; without `%` it is a path that no route has.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '_')),
    // The size of a request's head, for the same reason; handlers check the length themselves.
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    // The guard refuses requests during shutdown, with our own message.
    return503OnClosing: false,
  })
  fastify.decorateRequest('language')
  fastify.decorateRequest('errorLabel')

  mountErrors(fastify, { log, metrics, isAbsent: isAbsentIn(platform) })
  mountRequestLog(fastify, platform)
  mountProxyNotice(fastify, config, log)
  mountAddressNotice(fastify, config, log)
  mountSocketNotice(fastify, log)
  await mountCors(fastify, config)
  mountGuard(fastify, config)
  const readiness = new Readiness()
  mountEnd(fastify, readiness)
  if (isCompressing)
    await fastify.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await fastify.register(cookie)
  await fastify.register(multipart, { throwFileSizeLimit: false })
  mountJson(fastify)
  mountSlowBodyLimit(fastify)
  watchAlerts(metrics, alertNames, () => findAlertNames(platform))
  mountHealth(fastify, platform, readiness)

  const presence = new Presence({ db: platform.database.db, bus: platform.bus, log })
  const hub = new Hub({
    bus: platform.bus,
    sessions: platform.sessions,
    db: platform.database.db,
    visibleTopics: platform.visibleTopics,
    fleetingTopics: platform.fleetingTopics,
    whileSuspended: topicKindsWhileSuspended,
    limits: platform.limits,
    log,
    metrics,
    presence,
  })
  // Whoever doesn't answer that their socket is closed, because their network is gone, is not waited for. The types don't
  // know this option yet.
  const options = { maxPayload: largestFrame, perMessageDeflate: false, closeTimeout: silentMs }
  await fastify.register(websocket, { options })
  fastify.route({
    method: 'GET',
    url: '/api/socket',
    preValidation: async ({ headers }) => {
      if (!hub.isOpen) throw shuttingDown()
      if (!isAppOrigin(headers.origin, config)) requireSameSite(headers, config)
    },
    // A plain request, without an upgrade to a socket.
    handler: () => {
      throw new Refusal('not_found')
    },
    wsHandler: (socket) => hub.accept(socket),
  })

  if (onEvent) platform.events.subscribe(onEvent)
  const load = openLoad()
  const { handlers: ours } = await import('./handlers.generated.ts')
  for (const { folder, key, call, partOf } of allCalls) {
    const handler = ours[key] as Handler | undefined
    if (handler?.call !== call) throw new Error(`features/${folder}/${call.name}.ts handles another call`)
    mount(fastify, handler, { platform, load, strict, partOf })
  }
  for (const handler of handlers) mount(fastify, handler, { platform, load, strict })

  // Built at the first request: it takes longer than the rest of the startup.
  let described: { name: string; as: object } | undefined
  fastify.get('/api/openapi.json', () => {
    const name = networkName()
    if (described?.name !== name) described = { name, as: openApi(config.PUBLIC_URL ?? '/') }
    return described.as
  })
  mountAccents(fastify)
  mountLogo(fastify, platform.database)
  mountLinkPictures(fastify, platform.database)
  mountReference(fastify, { config, webRoot })
  mountChanges(fastify)
  mountShare(fastify, platform.site)
  mountMedia(fastify, platform)
  mountUploads(fastify, platform)
  mountExports(fastify, platform)
  await mountOauth(fastify, platform)
  mountPart(fastify, 'jobs', platform.settings, mountLinks)
  mountPart(fastify, 'videos', platform.settings, (part) => {
    mountDownloads(part, platform)
    mountVideosBeyond(part, platform, path.join(webRoot, 'embed.html'))
  })
  if (config.COMMONS_DEV) {
    const { mountDev } = await import('./platform/http/dev.ts')
    await mountDev(fastify)
  } else
    await mountWeb(fastify, { webRoot, settings: platform.settings, announcements: platform.announcements })

  const closeServer = openClosing(fastify, readiness)
  await fastify.ready()
  return {
    fastify,
    presence,
    webRoot: built,
    async drain(seconds) {
      readiness.drain()
      // A proxy may be about to send on a connection that it keeps. One that it uses now is closed by its answer.
      if (seconds === 0) await sleep(lingerMs)
      else await Promise.all([hub.drain(seconds * 1000), sleep(seconds * 1000)])
    },
    async close(seconds = closeSeconds) {
      readiness.drain()
      hub.close()
      const dead = setTimeout(() => {
        for (const socket of fastify.websocketServer.clients) socket.terminate()
      }, silentMs)
      // Uploads in pieces, downloads and videos go on elsewhere; whoever waits for longer is cut off.
      await closeServer(seconds * 1000).finally(() => clearTimeout(dead))
      await presence.close()
    },
  }
}

/** Returns whether there is a call at a path that the network does without. */
function isAbsentIn({ settings }: Platform): (path: string) => boolean {
  const parts = new Map(allCalls.map(({ call, partOf }) => [pathOf(call), partOf]))
  return (path) => (parts.get(path) ?? []).some(settings.isAbsent)
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURI(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * The addresses whose `X-Forwarded-For` is believed. A number is how many proxies are in front of Commons. Hop 0 is
 * the connection itself, so hop 1 with one proxy is the client, whose own header would otherwise be believed.
 */
function trustedProxies(setting: boolean | string | number) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** Parses JSON sent as either documented content type; an empty body becomes an empty object. */
function mountJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null, {})
      // Checked before decoding: invalid UTF-8 would silently turn into other characters.
      if (!isUtf8(body as Buffer)) return done(new Refusal('malformed_text'))
      const text = String(body)
      return parse(request, text, (error, parsed: unknown) => {
        if (!error) noteInexact(text, parsed)
        done(error, parsed)
      })
    },
  )
}

const classes = new Map(allCalls.map(({ call }) => [pathOf(call), call.limit] as const))

/**
 * Returns what kind of request a route answers, for the metrics: the class of a call, or another of a few words.
 * The routes themselves are hundreds, one for each asset; the log has them.
 */
const kindOfRoute = (route: string): string =>
  classes.get(route) ?? (route.startsWith('/media/') ? 'file' : route.startsWith('/api/') ? 'other' : 'page')

function mountRequestLog(fastify: FastifyInstance, { log, metrics }: Platform): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const url = request.routeOptions.url ?? 'none'
    const kind = kindOfRoute(url)
    metrics.answerSeconds.observe({ kind }, reply.elapsedTime / 1000)
    metrics.answers.inc({ kind, status: `${String(reply.statusCode)[0]}xx` })
    // The route, not the URL: a URL may contain something a person typed.
    log.info(
      {
        request: request.id,
        method: request.method,
        route: url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
