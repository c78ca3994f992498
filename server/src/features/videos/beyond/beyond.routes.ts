/** What other sites ask for: a video's page and preview, its player in a frame, and oEmbed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../../../platform/http/loopback.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { languageOf } from '../../../platform/language.ts'
import { faceAddress } from '../../../platform/media/address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/session/address.ts'
import { visitorViewsOf } from '../../../views/visitor-views.ts'
import { isVideoForVisitors, videos } from '../../../visibility/videos.ts'
import { countEmbedDays } from '../analytics/days.queries.ts'
import { findOpenChannel, findOpenVideo, type OpenVideoRow } from './beyond.queries.ts'
import { forEverybody, idIn, secondIn, videoAt } from './beyond.rules.ts'
import { embeddedShape, posterOf } from './beyond.shape.ts'
import { embedPages } from './embed-html.ts'
import { mountFeeds } from './feeds.routes.ts'
import { asXml, oEmbedOf } from './oembed.ts'
import { channelPage, type Preview, videoPage } from './video-page.ts'

const visitorViews = visitorViewsOf(videos, isVideoForVisitors, countEmbedDays)

type Named = FastifyRequest<{ Params: { id: string } }>

/** A page that runs nothing. */
const stillPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The policy of the player on other sites. It may be framed, so it can call nothing: of this origin only files,
 * and the count of views. Whatever ran in it could do nothing for a member who is logged in here.
 */
export const embedPolicy = (origin: string, ancestors: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${['assets', 'embed', 'media'].map((folder) => `${origin}/${folder}/`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The address under which a browser has a page: members may open Commons under another name of this machine. */
function originOf({ protocol, host }: FastifyRequest, { config, site }: Platform): string {
  return config.PUBLIC_URL === undefined && isLoopbackHost(host) ? `${protocol}://${host}` : site.origin
}

/** `embedFile` is the page for frames that the web client's build has written. */
export function mountVideosBeyond(app: FastifyInstance, platform: Platform, embedFile: string): void {
  const { config, database, limits, media, settings, site } = platform
  const isOn = () => settings.get('open_videos')

  async function findOpen(id: number | undefined): Promise<OpenVideoRow | undefined> {
    return isOn() && id !== undefined ? (await findOpenVideo(database.db, id))[0] : undefined
  }
  const count = (request: FastifyRequest) => limits.count('read', networkOf(request.ip))

  const ledOf = ({ headers }: FastifyRequest) => ({
    origin: site.origin,
    language: languageOf(headers['accept-language']),
  })

  app.get('/vtube/:id', async (request: Named, reply) => {
    const id = idIn(request.params.id)
    if (id === undefined) return reply.callNotFound()
    await count(request)
    const row = await findOpen(id)
    const preview: Preview | undefined = row && {
      title: row.title,
      description: row.description,
      width: row.width,
      height: row.height,
      seconds: row.seconds,
      poster: posterOf(row, media),
      isListed: row.is_listed,
    }
    const second = secondIn(request.query)
    return sendPage(reply, videoPage({ id, second, ...ledOf(request), preview }))
  })

  app.get('/mychannel/:id', async (request: Named, reply) => {
    const id = idIn(request.params.id)
    if (id === undefined) return reply.callNotFound()
    await count(request)
    const channel = isOn() ? (await findOpenChannel(database.db, id))[0] : undefined
    const face = faceAddress(media, channel?.picture_key ?? null)
    return sendPage(reply, channelPage({ id, ...ledOf(request), channel, face }))
  })

  const embedPage = embedPages(embedFile, settings)
  app.register(async (scope) => {
    // Where visitors see no videos, what is below looks as if it didn't exist.
    scope.addHook('onRequest', async (_request, reply) => (isOn() ? undefined : reply.callNotFound()))
    mountFeeds(scope, platform)

    scope.get('/embed/:id', async (request: Named, reply) => {
      await count(request)
      const row = await findOpen(idIn(request.params.id))
      reply.removeHeader('x-frame-options')
      return reply
        .code(row ? 200 : 404)
        .headers({
          'content-security-policy': embedPolicy(originOf(request, platform), config.EMBED_ORIGINS),
          // Frames of pages that isolate themselves load nothing without it.
          'cross-origin-resource-policy': 'cross-origin',
          'permissions-policy':
            'camera=(), microphone=(), display-capture=(), geolocation=(), interest-cohort=()',
          'cache-control': 'no-cache',
          ...(row?.is_listed ? {} : { 'x-robots-tag': 'noindex' }),
        })
        .type('text/html; charset=utf-8')
        .send(embedPage(row ? embeddedShape(row, media) : null))
    })

    scope.post('/embed/:id/views', async (request: Named, reply) => {
      const network = networkOf(request.ip)
      await limits.count('poll', network)
      const id = idIn(request.params.id)
      if (id !== undefined) await visitorViews.add(database.db, { network, object: id })
      return reply.code(204).send()
    })

    scope.get('/oembed', async (request, reply) => {
      await count(request)
      return answerOEmbed(request, reply)
    })
  })

  async function answerOEmbed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url, format = 'json', maxwidth, maxheight } = request.query as Record<string, unknown>
    reply.headers({ ...forEverybody, 'cache-control': 'public, max-age=60' })
    // The specification's answer to a format that there isn't.
    if (format !== 'json' && format !== 'xml') return reply.code(501).type('text/plain').send('json or xml')
    // Only read, never fetched.
    const at = typeof url === 'string' ? videoAt(site.origin, url) : undefined
    const row = await findOpen(at?.id)
    if (!at || !row) throw new Refusal('not_found')
    const most = { ...sideIn('width', maxwidth), ...sideIn('height', maxheight) }
    const wish = { origin: site.origin, second: at.second, most, poster: posterOf(row, media, most) }
    const fields = oEmbedOf(row, wish)
    return format === 'json'
      ? reply.type('application/json; charset=utf-8').send(fields)
      : reply.type('text/xml; charset=utf-8').send(asXml(fields))
  }
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      'content-security-policy': stillPolicy,
      // Short, because what it is of may become private.
      'cache-control': 'public, max-age=60',
      vary: 'accept-language',
    })
    .type('text/html; charset=utf-8')
    .send(page)

/** Returns the most room on a side; nothing where none is given. */
function sideIn(side: 'width' | 'height', given: unknown): Partial<Record<typeof side, number>> {
  return typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given) ? { [side]: Number(given) } : {}
}
