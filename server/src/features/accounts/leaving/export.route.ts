/**
 * Downloads of exports. They require the cookie of one of the member's open sessions and the export's
 * unguessable name.
 */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../platform/call/refusal.ts'
import { mediaName } from '../../../platform/media/store/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bindingOf } from '../../../platform/session/cookies.ts'
import { exportFile } from './export.jobs.ts'
import { findExport } from './export.queries.ts'

export function mountExports(app: FastifyInstance, { database, mediaStore, sessions }: Platform): void {
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: '/exports/:name',
    compress: false,
    handler: async (request, reply) => {
      const { name = '' } = request.params as { name?: string }
      const member = await sessions.findByCookie(bindingOf(request.cookies))
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
