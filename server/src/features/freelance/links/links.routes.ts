/** Where providers send members back. Screens are behind the hash, which such an address can't have. */
import { LinkProvider } from '@commons/contract/shared/trust.ts'
import type { FastifyInstance } from 'fastify'

/** What a provider may send along; of an error its name is enough. */
const kept = ['state', 'code', 'error']

export function mountLinks(app: FastifyInstance): void {
  app.get<{ Params: { provider: string }; Querystring: Record<string, unknown> }>(
    '/link/:provider',
    (request, reply) => {
      const provider = LinkProvider.safeParse(request.params.provider)
      if (!provider.success) return reply.callNotFound()
      const back = new URLSearchParams()
      for (const name of kept) {
        const value = request.query[name]
        if (typeof value === 'string') back.set(name, value)
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/#/link/${provider.data}?${back.toString()}`, 302)
    },
  )
}
