/** Development: Vite serves the web client with hot reload on the server's own port. */
import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'

const webFolder = fileURLToPath(new URL('../../../../web', import.meta.url))

export async function mountDev(app: FastifyInstance): Promise<void> {
  const viteModule = 'vite'
  const { createServer } = (await import(viteModule)) as typeof import('vite')
  const vite = await createServer({
    root: webFolder,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'spa',
  })
  app.addHook('onRequest', async (request, reply) => {
    if (
      /^\/(api|media|vtube|mychannel|embed|oembed|feeds|downloads|livez|readyz|metrics)(\/|$|\?)/.test(
        request.url,
      )
    )
      return
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
  app.addHook('onClose', () => vite.close())
}
