/** Serves stored pictures. Public ones lie under unguessable names for ever; private ones are asked for each time. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../call/refusal.ts'
import type { Db } from '../db/prepared.ts'
import { renditionName } from '../media/picture.ts'
import type { Platform } from '../platform.ts'
import { bindingCookie } from '../session/cookies.ts'

interface Access {
  widths: number[]
  open: boolean
  visible: boolean
}

type FindAccess = (db: Db, key: string, viewer: number) => Promise<Access | undefined>

const nobody = 0

export function mountMedia(app: FastifyInstance, platform: Platform, findAccess: FindAccess): void {
  const { database, media, pictureStore, sessions } = platform

  app.get('/media/:key/:file', async (request, reply) => {
    const { key = '', file = '' } = request.params as { key?: string; file?: string }
    const width = Number(/^(\d{1,5})\.webp$/.exec(file)?.[1])
    if (!/^[A-Za-z0-9_-]{22}$/.test(key) || !Number.isInteger(width)) throw new Refusal('not_found')

    const signed = media.viewerOf(key, request.query as Record<string, unknown>)
    const viewer = signed ?? (await sessions.findByCookie(request.cookies[bindingCookie]))?.id ?? nobody
    const access = await findAccess(database.db, key, viewer)
    // Not yours to see looks exactly like not there.
    if (!access?.widths.includes(width) || !(access.open || access.visible)) throw new Refusal('not_found')

    reply.header('content-security-policy', "sandbox; default-src 'none'")
    reply.header('content-disposition', 'inline')
    reply.header('cache-control', access.open ? 'public, max-age=31536000, immutable' : 'private, no-cache')
    return reply.sendFile(renditionName(key, width), pictureStore.root, { cacheControl: false })
  })
}
