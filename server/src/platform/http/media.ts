/**
 * Serves members' pictures, videos and voice notes, wherever they are stored. Open files are cached forever
 * under unguessable names; private files are checked on each request.
 */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { Refusal } from '../call/refusal.ts'
import type { MediaAccess } from '../media/access.ts'
import { captionsFile, mediaName, voiceFile } from '../media/store/store.ts'
import type { Platform } from '../platform.ts'
import { bindingOf } from '../session/cookies.ts'

type Served = Pick<Platform, 'database' | 'media' | 'mediaAccess' | 'mediaStore' | 'sessions'>

const nobody = 0

export function mountMedia(app: FastifyInstance, platform: Served): void {
  const { database, media, mediaAccess, mediaStore: store, sessions } = platform

  app.route({
    // HEAD is handled here: Fastify's own would read the whole file and throw it away.
    method: ['GET', 'HEAD'],
    url: '/media/:key/:file',
    // Pictures and videos don't get smaller, and ranges refer to the stored bytes.
    compress: false,
    handler: async (request, reply) => {
      const { key = '', file = '' } = request.params as { key?: string; file?: string }
      const kind = kindOf(file)
      if (!/^[A-Za-z0-9_-]{22}$/.test(key) || !kind) throw new Refusal('not_found')

      const signed = media.viewerOf(key, request.query as Record<string, unknown>)
      const viewer = signed ?? (await sessions.findByCookie(bindingOf(request.cookies)))?.id ?? nobody
      const access = await mediaAccess(database.db, key, viewer)
      // A file the viewer may not see looks exactly like one that doesn't exist.
      if (!access || !kind.isOf(access) || !(access.open || access.visible)) throw new Refusal('not_found')

      const name = mediaName(key, file)
      const bytes = await store.size(name)
      if (bytes === undefined) throw new Refusal('not_found')
      return answerPart(request, reply, {
        bytes,
        // A file never changes under its name.
        etag: `"${key}-${file}-${bytes}"`,
        headers: {
          'content-security-policy': "sandbox; default-src 'none'",
          'content-disposition': 'inline',
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'cache-control': access.open ? 'public, max-age=31536000, immutable' : 'private, no-cache',
          'content-type': kind.type,
          'accept-ranges': 'bytes',
        },
        read: (range) => store.read(name, range),
      })
    },
  })
}

interface Kind {
  readonly type: string
  readonly isOf: (access: MediaAccess) => boolean
}

/** Returns a file's kind by its name; undefined for files never served, such as originals. */
function kindOf(file: string): Kind | undefined {
  const width = /^([1-9]\d{0,4})\.webp$/.exec(file)?.[1]
  if (width) return { type: 'image/webp', isOf: ({ widths }) => widths.includes(Number(width)) }
  const height = /^([1-9]\d{0,4})p\.mp4$/.exec(file)?.[1]
  if (height) return { type: 'video/mp4', isOf: ({ heights }) => heights.includes(Number(height)) }
  if (file === voiceFile) return { type: 'audio/mp4', isOf: (access) => access.kind === 'audio' }
  if (file !== captionsFile) return undefined
  return { type: 'text/vtt; charset=utf-8', isOf: ({ captions }) => captions }
}

interface Content {
  readonly bytes: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly read: (range?: Range) => Promise<Readable>
}

interface Range {
  readonly start: number
  readonly end: number
}

async function answerPart(
  { method, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, headers, read }: Content,
): Promise<FastifyReply> {
  if (isKnown(asked['if-none-match'], etag))
    return reply
      .headers({ ...headers, etag })
      .code(304)
      .send()

  const range = method === 'GET' ? rangeOf(asked.range, asked['if-range'], { bytes, etag }) : undefined
  if (range === 'beyond') {
    return reply
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .code(416)
      .send()
  }
  const length = range ? range.end - range.start + 1 : bytes
  const content = method === 'GET' ? await begun(await read(range)) : undefined
  reply.headers({ ...headers, etag, 'content-length': length })
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply.send(content)
}

/** Waits for the first bytes before the headers are sent, so that a failing store is answered as an error. */
async function begun(content: Readable): Promise<Readable> {
  try {
    if (content.readableLength === 0 && !content.readableEnded) await once(content, 'readable')
    return content
  } catch (error) {
    content.destroy()
    throw error
  }
}

/** Returns whether the client has this content; `If-None-Match` prescribes the weak comparison. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

/** Returns the one range asked for; undefined if the whole file is to be sent. */
function rangeOf(
  asked: string | undefined,
  onlyIf: string | string[] | undefined,
  { bytes, etag }: Pick<Content, 'bytes' | 'etag'>,
): Range | 'beyond' | undefined {
  if (asked === undefined || (onlyIf !== undefined && onlyIf !== etag)) return undefined
  // The last bytes of a file that has fewer are the whole file; range-parser takes them for none.
  const [, last] = /^bytes=\s*-(\d+)\s*$/.exec(asked) ?? []
  if (last !== undefined && bytes > 0 && Number(last) >= bytes) return { start: 0, end: bytes - 1 }
  const ranges = parseRange(bytes, asked)
  if (ranges === -1) return asked.startsWith('bytes=') ? 'beyond' : undefined
  // No player asks for several ranges, and each could be the whole file again.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
