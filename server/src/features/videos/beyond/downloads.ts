/**
 * Downloads of videos as one file, for members where its author allows it, and for who runs its channel: by the cookie
 * of a session, or by the address that was signed for a client without one.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/call/refusal.ts'
import { answerPart, type Content } from '../../../platform/http/answer-part.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { mediaName } from '../../../platform/media/store/store.ts'
import { trackFile } from '../../../platform/media/stored-stream.ts'
import { listTracks } from '../../../platform/media/streams/steps.queries.ts'
import { wholeFile } from '../../../platform/media/streams/whole-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/session/address.ts'
import { bindingOf } from '../../../platform/session/cookies.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.rows.ts'
import { idIn } from './beyond.rules.ts'

type Downloaded = Pick<
  VideoRow,
  'role' | 'allows_download' | 'nsfw' | 'viewer_is_minor' | 'kind' | 'state' | 'key'
>

/** Returns whether a member who sees a video may download it; who runs its channel always may. */
export function canDownload(row: Downloaded): boolean {
  if (row.key === null || row.kind !== 'video' || row.state !== 'ready') return false
  if (row.role !== null) return true
  return row.allows_download && !(row.viewer_is_minor && row.nsfw.length > 0)
}

const signedKey = (id: number) => `download ${id}`

/** Returns the path that downloads a video; null where the viewer can't. */
export function downloadAddress(row: VideoRow, { member, media }: Viewer): string | null {
  if (!canDownload(row)) return null
  const plain = `/downloads/videos/${row.id}`
  return member.browser ? plain : `${plain}?${media.signed(signedKey(row.id), member.id)}`
}

export function mountDownloads(app: FastifyInstance, platform: Platform): void {
  const { database, limits, media, sessions } = platform

  async function findDownloader({ cookies, query }: FastifyRequest, id: number): Promise<number | undefined> {
    const signed = media.viewerOf(signedKey(id), query as Record<string, unknown>)
    return signed ?? (await sessions.findSeeing(bindingOf(cookies)))?.id
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/downloads/videos/:id',
    compress: false,
    handler: async (request, reply) => {
      // A video is large, so a member's and a network's are counted as uploads are.
      await limits.count('upload', `downloads of ${networkOf(request.ip)}`)
      const id = idIn((request.params as { id?: string }).id)
      const viewer = id === undefined ? undefined : await findDownloader(request, id)
      if (id === undefined || viewer === undefined) throw new Refusal('not_found')
      await limits.count('upload', `downloads of member ${viewer}`)
      const row = await findVideo(database.db, viewer, id)
      const file = row && canDownload(row) ? await fileOf(row, platform) : undefined
      if (!row || !file) throw new Refusal('not_found')
      return answerPart(request, reply, {
        ...file,
        headers: {
          'content-type': 'video/mp4',
          'content-disposition': attachment(row.title, '.mp4'),
          'accept-ranges': 'bytes',
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
        },
      })
    },
  })
}

/** Returns the highest rendition with its sound; the original is gone by then. */
async function fileOf(
  { key, heights, stream }: VideoRow,
  { database, mediaStore: store }: Platform,
): Promise<Omit<Content, 'headers'> | undefined> {
  const best = heights.at(-1)
  if (key === null || best === undefined) return undefined
  if (!stream) {
    const name = mediaName(key, trackFile(best))
    const bytes = await store.size(name)
    return bytes === undefined
      ? undefined
      : { bytes, etag: `"${key}-${best}-${bytes}"`, read: (range) => store.read(name, range) }
  }
  const tracks = (await listTracks(database.db, key)).filter(({ rendition }) => [0, best].includes(rendition))
  const whole = await wholeFile(store, key, tracks.toReversed())
  return whole && { ...whole, etag: `"${key}-whole-${best}-${whole.bytes}"` }
}
