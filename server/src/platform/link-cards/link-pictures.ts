/** Serves the pictures of cards: readers' browsers ask no other site. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../call/refusal.ts'
import type { Db } from '../db/prepared.ts'
import { findPicture } from './link-cards.queries.ts'

export function mountLinkPictures(app: FastifyInstance, { db }: { readonly db: Db }): void {
  app.get<{ Params: { file: string } }>('/link-pictures/:file', async (request, reply) => {
    const key = /^([A-Za-z0-9_-]{22})\.webp$/.exec(request.params.file)?.[1]
    const picture = key === undefined ? undefined : await findPicture(db, key)
    if (!picture) throw new Refusal('not_found')
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(picture)
  })
}
