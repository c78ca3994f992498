/**
 * Receives large files in pieces, by the tus protocol (https://tus.io). An upload goes on after a lost
 * connection, a closed laptop or a restarted server, at any process. Calls then name it by its id.
 */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../call/refusal.ts'
import type { Platform } from '../platform.ts'
import { networkOf } from '../session/address.ts'
import { bindingOf } from '../session/cookies.ts'
import type { Member } from '../session/sessions.ts'
import { refuseHeld } from '../session/suspension.ts'
import { bearerOf, refuseBeyondScope } from '../session/token.ts'
import { UploadStore } from '../uploads/upload-store.ts'
import { asRefusal } from './errors.ts'
import { pieceType } from './slow-bodies.ts'

const path = '/api/uploads'
/** How long a request that was asked for its lock may go on writing what has arrived. */
const drainMs = 500

export function mountUploads(app: FastifyInstance, platform: Platform): void {
  const {
    database,
    incoming,
    kindLimits: limits,
    log,
    mediaRoad,
    room,
    uploads,
    uploadLocks: locks,
  } = platform
  /** Whose request each is, and what it is refused with. */
  const owners = new WeakMap<Request, Member>()
  const refusals = new WeakMap<Request, Error>()

  const tus = new Server({
    path,
    relativeLocation: true,
    // Answers no other site's pages; `requireSameSite` refuses them anyway.
    allowedOrigins: [],
    datastore: new UploadStore({ db: database.db, incoming, limits, locks, log }),
    locker: locks,
    lockDrainTimeout: drainMs,
    namingFunction: () => randomUUID(),
    async onUploadCreate(request, { id, size = 0, metadata }) {
      const { id: owner } = ownerOf(request)
      // Only a look: the space is taken piece by piece.
      const leave = await room.enter(size)
      leave(0)
      const { used, quota } = await mediaRoad.getRoom(owner)
      await uploads.announce({ owner, id, bytes: size, name: metadata?.['filename'] ?? '' }, { used, quota })
      return {}
    },
    onResponseError(request, error) {
      const refusal = refusalOf(error)
      if (refusal) refusals.set(request, refusal)
      return undefined
    },
  })

  const ownerOf = (request: Request): Member => {
    const owner = owners.get(request)
    if (!owner) throw new Error('An upload has no owner')
    return owner
  }

  /** Recognises the caller by headers: a piece has no other place for them. */
  async function recognise(request: FastifyRequest): Promise<Member> {
    const { 'api-key': key, 'user-id': id } = request.headers
    const binding = bindingOf(request.cookies)
    const token = bearerOf(request)
    try {
      const member =
        token === undefined
          ? await platform.sessions.authenticate(key, id, { binding, secondFactorMayWait: false })
          : await platform.sessions.authenticateToken(token)
      refuseHeld(member)
      // What a file is for shows only in the call that names it.
      if (!member.token?.scopes.includes('chat')) refuseBeyondScope(member, 'write')
      return member
    } catch (error) {
      // Trying out keys is guessing, too.
      if (error instanceof Refusal) await platform.limits.count('read', networkOf(request.ip))
      throw error
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const member = await recognise(request)
    request.language = member.language
    const { id } = request.params as { id?: string }
    // A piece is one of many: it counts less than the upload itself.
    const counted = `${member.token ? 'tokens of ' : ''}member ${member.id}`
    await platform.limits.count(id === undefined ? 'upload' : 'read', counted)
    if (id !== undefined) await uploads.touch(member.id, id)
    const announced = Number(request.headers['content-length'] ?? 0)
    const leaves = [await mediaRoad.enter(member.id, 0)]
    try {
      if (request.method === 'PATCH') leaves.push(await room.enter(announced))
      request.awaitsFile = true
      const asked = toWeb(request)
      owners.set(asked, member)
      const answered = await tus.handleWeb(asked)
      const refusal = refusals.get(asked)
      if (refusal) throw refusal
      return await reply
        .code(answered.status)
        .headers(Object.fromEntries(answered.headers))
        .send(await answered.text())
    } finally {
      for (const leave of leaves) leave()
    }
  }

  app.addContentTypeParser(pieceType, (_request, _body, done) => done(null))
  app.route({ method: 'POST', url: path, handler: answer })
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:id`, handler: answer })
}

/** Returns the refusal to answer with; undefined for what only the protocol knows, such as a wrong offset. */
function refusalOf(error: Error | { status_code: number }): Error | undefined {
  if (!('status_code' in error)) return asRefusal(error, 0) ?? error
  if (error.status_code === 404 || error.status_code === 410) return new Refusal('upload_not_found')
  return undefined
}

function toWeb({ raw, method, url, headers }: FastifyRequest): Request {
  const told = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Request(`http://localhost${url}`, {
    method,
    headers: told,
    ...(method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' as const } : {}),
  })
}
