/**
 * Downloads of exports. They require the export's unguessable name, and one of the member's open sessions: by
 * its cookie, or by the address that was signed for it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/call/refusal.ts'
import { mediaName } from '../../../platform/media/store/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bindingOf } from '../../../platform/session/cookies.ts'
import type { Member } from '../../../platform/session/sessions.ts'
import { exportFile } from './export.jobs.ts'
import { findExport } from './export.queries.ts'
import { signedKey } from './export.shape.ts'

export function mountExports(app: FastifyInstance, platform: Platform): void {
  const { database, mediaStore } = platform
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: '/exports/:name',
    compress: false,
    handler: async (request, reply) => {
      const { name = '' } = request.params as { name?: string }
      const member = await findDownloader(request, name.replace(/\.zip$/, ''), platform)
      const found = member && (await findExport(database.db, member.id))
      if (found?.state !== 'ready' || name !== `${found.key}.zip`) throw new Refusal('not_found')
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': found.bytes,
          'content-disposition': 'attachment; filename="commons.zip"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(await mediaStore.read(mediaName(found.key, exportFile)))
    },
  })
}

/** Returns the member whose open session asks for the export with this key. */
async function findDownloader(
  { cookies, query }: FastifyRequest,
  key: string,
  { media, sessions }: Platform,
): Promise<Member | undefined> {
  const { session } = query as Record<string, unknown>
  const byCookie = await sessions.findByCookie(bindingOf(cookies))
  if (byCookie || typeof session !== 'string') return byCookie
  const signedFor = media.viewerOf(signedKey(key, session), query as Record<string, unknown>)
  const member = signedFor === undefined ? undefined : await sessions.findOpen(session)
  return member?.id === signedFor ? member : undefined
}
