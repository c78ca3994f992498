/**
 * Serves members' pictures, videos, voice notes and attachments, wherever they are stored. Open files are cached forever
 * under unguessable names; private files are checked on each request.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../call/refusal.ts'
import type { MediaAccess } from '../media/access.ts'
import { asDownload } from '../media/attachments/file-name.ts'
import { AccessMemory } from '../media/access-memory.ts'
import { picturesOf, soundFile } from '../media/stored-stream.ts'
import { playlist } from '../media/streams/playlists.ts'
import { listTracks } from '../media/streams/steps.queries.ts'
import { attachmentFile, captionsFile, mediaName, voiceFile } from '../media/store/store.ts'
import type { Platform } from '../platform.ts'
import { bindingOf } from '../session/cookies.ts'
import { answerPart } from './answer-part.ts'

type Served = Pick<Platform, 'config' | 'database' | 'media' | 'mediaAccess' | 'mediaStore' | 'sessions'>

const nobody = 0

export function mountMedia(app: FastifyInstance, platform: Served, memory = new AccessMemory()): void {
  const { media, mediaStore: store } = platform

  app.route({
    // HEAD is handled here: Fastify's own would read the whole file and throw it away.
    method: ['GET', 'HEAD'],
    url: '/media/:key/:file',
    // Pictures and videos don't get smaller, and ranges refer to the stored bytes.
    compress: false,
    handler: async (request, reply) => {
      const { key = '', file = '' } = request.params as { key?: string; file?: string }
      const kind = kindOf(file)
      if (!isKey(key) || !kind) throw new Refusal('not_found')

      const signed = media.viewerOf(key, request.query as Record<string, unknown>)
      const known = kind.rendition === undefined ? undefined : memory.recall(key, signed)
      // A rendition may have been added since.
      const access =
        known && kind.isOf(known) ? known : await requireAccess(platform, request, { key, signed })
      // A file the viewer may not see looks exactly like one that doesn't exist.
      if (!kind.isOf(access)) throw new Refusal('not_found')
      const track = kind.rendition === undefined ? undefined : access.tracks?.[kind.rendition]
      if (track !== undefined && access !== known) memory.note(key, signed, access)

      const name = mediaName(key, file)
      const bytes = track ?? (await store.size(name))
      if (bytes === undefined) throw new Refusal('not_found')
      return answerPart(request, reply, {
        bytes,
        // A file never changes under its name.
        etag: `"${key}-${file}-${bytes}"`,
        headers: {
          ...safeHeaders,
          ...(isForApps(platform, access, signed) && forApps),
          'cache-control': access.open ? 'public, max-age=31536000, immutable' : 'private, no-cache',
          ...(access.attachment ? attachmentHeaders(access.attachment) : { 'content-type': kind.type }),
          'accept-ranges': 'bytes',
        },
        read: (range) => store.read(name, range),
      })
    },
  })

  app.get(
    '/media/:key/:playlist(^[a-z0-9]+\\.m3u8$)',
    { compress: { customTypes: /mpegurl/ } },
    async (request, reply) => {
      const { key = '', playlist: file = '' } = request.params as { key?: string; playlist?: string }
      if (!isKey(key)) throw new Refusal('not_found')
      const asked = request.query as Record<string, unknown>
      const signed = media.viewerOf(key, asked)
      const access = await requireAccess(platform, request, { key, signed })
      if (!access.stream) throw new Refusal('not_found')
      const written = playlist(file, {
        tracks: await listTracks(platform.database.db, key),
        query: access.open ? undefined : queryFor(platform, { key, access, asked, signed }),
      })
      if (written === undefined) throw new Refusal('not_found')
      return reply
        .headers({
          ...safeHeaders,
          ...(isForApps(platform, access, signed) && forApps),
          // Renditions are added, and signatures expire.
          'cache-control': access.open ? 'no-cache' : 'private, no-store',
          'content-type': 'application/vnd.apple.mpegurl',
        })
        .send(written)
    },
  )
}

const isKey = (key: string) => /^[A-Za-z0-9_-]{22}$/.test(key)

const safeHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/** Pages of apps show what needs no cookie, where there are such. */
const forApps = { 'cross-origin-resource-policy': 'cross-origin' }
const isForApps = ({ config }: Served, { open }: MediaAccess, signed: number | undefined) =>
  config.CORS_ORIGINS.length > 0 && (open || signed !== undefined)

/** An attachment is anything that its owner sent: browsers save it, and never show it. */
const attachmentHeaders = ({ name, mime }: NonNullable<MediaAccess['attachment']>) => ({
  'content-type': mime,
  'content-disposition': asDownload(name),
})

type Found = MediaAccess & { readonly viewer: number }

/** Returns what a request may do with a key; refuses if it may see nothing of it. */
async function requireAccess(
  { database, mediaAccess, sessions }: Served,
  request: FastifyRequest,
  { key, signed }: { key: string; signed: number | undefined },
): Promise<Found> {
  const viewer = signed ?? (await sessions.findSeeing(bindingOf(request.cookies)))?.id ?? nobody
  const access = await mediaAccess(database.db, key, viewer)
  if (!access || !(access.open || access.visible)) throw new Refusal('not_found')
  return { ...access, viewer }
}

/**
 * Returns the query that signs the addresses of a playlist. An address that was signed passes its own
 * signature on, so that it can't be prolonged by asking again.
 */
function queryFor(
  { media }: Served,
  {
    key,
    access,
    asked,
    signed,
  }: { key: string; access: Found; asked: Record<string, unknown>; signed: number | undefined },
): string {
  if (signed === undefined) return media.signed(key, access.viewer, access.seconds)
  const { until, signature } = asked
  return `viewer=${signed}&until=${String(until)}&signature=${String(signature)}`
}

interface Kind {
  readonly type: string
  /** Of a track: its shorter side, 0 for sound. */
  readonly rendition?: number
  readonly isOf: (access: MediaAccess) => boolean
}

/** Returns a file's kind by its name; undefined for files never served, such as originals. */
function kindOf(file: string): Kind | undefined {
  const width = /^([1-9]\d{0,4})\.webp$/.exec(file)?.[1]
  if (width) return { type: 'image/webp', isOf: ({ widths }) => widths.includes(Number(width)) }
  const height = /^([1-9]\d{0,4})p\.mp4$/.exec(file)?.[1]
  if (height) {
    const rendition = Number(height)
    return { type: 'video/mp4', rendition, isOf: ({ heights }) => heights.includes(rendition) }
  }
  if (file === soundFile) {
    return { type: 'audio/mp4', rendition: 0, isOf: ({ tracks }) => tracks?.[0] !== undefined }
  }
  if (/^(thumbnail|storyboard)[-\d]+\.webp$/.test(file)) {
    const isOf = ({ stream }: MediaAccess) => stream !== null && picturesOf(stream).includes(file)
    return { type: 'image/webp', isOf }
  }
  if (file === voiceFile) return { type: 'audio/mp4', isOf: (access) => access.kind === 'audio' }
  // Its own type is in its row.
  if (file === attachmentFile)
    return { type: 'application/octet-stream', isOf: (access) => access.kind === 'attachment' }
  if (file !== captionsFile) return undefined
  return { type: 'text/vtt; charset=utf-8', isOf: ({ captions }) => captions }
}
