/** Feeds of channels, and the episodes of their podcasts, for everybody and without a login. */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/call/refusal.ts'
import { answerPart } from '../../../platform/http/answer-part.ts'
import { listTracks } from '../../../platform/media/streams/steps.queries.ts'
import { wholeFile } from '../../../platform/media/streams/whole-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/session/address.ts'
import { findOpenChannel, findOpenVideo, listOpenVideos } from './beyond.queries.ts'
import { forEverybody, idIn } from './beyond.rules.ts'
import { changedAt, type FeedWish, podcastFeed, videoFeed } from './feed-xml.ts'

const newest = 50

export function mountFeeds(app: FastifyInstance, platform: Platform): void {
  const { database, limits, media, mediaStore, site } = platform
  const count = (request: FastifyRequest) => limits.count('read', networkOf(request.ip))

  async function answerFeed(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, write }: { id: number | undefined; write: (wish: FeedWish) => string },
  ): Promise<FastifyReply> {
    await count(request)
    const channel = id === undefined ? undefined : (await findOpenChannel(database.db, id))[0]
    if (!channel) throw new Refusal('not_found')
    const videos = await listOpenVideos(database.db, channel.id, newest)
    const feed = write({ origin: site.origin, channel, videos, media })
    const changed = changedAt({ channel, videos })
    const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`
    reply.headers({
      ...forEverybody,
      etag,
      'last-modified': changed.toUTCString(),
      // Readers ask every hour or so; what is no longer public has to go from what they ask.
      'cache-control': 'public, max-age=300',
    })
    if (hasSame(request, etag, changed)) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(feed)
  }

  app.get('/feeds/channels/:file', (request, reply) => {
    const { file = '' } = request.params as { file?: string }
    return answerFeed(request, reply, { id: idIn(/^(.*)\.xml$/.exec(file)?.[1]), write: videoFeed })
  })

  app.get('/feeds/channels/:id/podcast.xml', (request, reply) => {
    const { id } = request.params as { id?: string }
    return answerFeed(request, reply, { id: idIn(id), write: podcastFeed })
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/feeds/episodes/:file',
    compress: false,
    handler: async (request, reply) => {
      await count(request)
      const { file = '' } = request.params as { file?: string }
      const id = idIn(/^(.*)\.m4a$/.exec(file)?.[1])
      const row = id === undefined ? undefined : (await findOpenVideo(database.db, id))[0]
      // Who knows the address of one that no feed has can watch it, and not subscribe to it.
      if (!row?.is_listed) throw new Refusal('not_found')
      const sound = (await listTracks(database.db, row.key)).filter(({ rendition }) => rendition === 0)
      const whole = await wholeFile(mediaStore, row.key, sound)
      if (!whole) throw new Refusal('not_found')
      return answerPart(request, reply, {
        ...whole,
        etag: `"${row.key}-sound-${whole.bytes}"`,
        headers: {
          ...forEverybody,
          'content-type': 'audio/x-m4a',
          'content-disposition': 'inline',
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=300',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
        },
      })
    },
  })
}

/** Returns whether a reader has this feed; a tag counts more than a time (RFC 9110). */
function hasSame({ headers }: FastifyRequest, etag: string, changed: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  if (tags !== undefined)
    return tags.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
  const at = since === undefined ? Number.NaN : Date.parse(since)
  return Math.floor(changed.getTime() / 1000) * 1000 <= at
}
