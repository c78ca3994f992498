/** The built web client: hashed files are cached for ever, its page is made for this network and revalidated. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml as escape } from '../html.ts'
import { networkFacts } from '../settings/network.ts'
import type { Settings } from '../settings/settings.ts'

/** Of the worker that blurs backgrounds in calls: it alone runs WebAssembly, and speaks to nobody else. */
const blurPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

export async function mountWeb(
  app: FastifyInstance,
  { webRoot, settings }: { readonly webRoot: string; readonly settings: Settings },
): Promise<void> {
  const isBuilt = existsSync(webRoot)
  await app.register(fastifyStatic, {
    root: isBuilt ? webRoot : fileURLToPath(new URL('.', import.meta.url)),
    serve: isBuilt,
    wildcard: false,
    index: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Members' pictures are sent through here too, and have already set their own header.
      if (!file.startsWith(webRoot)) return
      const isHashed = file.includes('/assets/') || file.includes('\\assets\\')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (file.includes('assets') && file.includes('blur-'))
        reply.header('content-security-policy', blurPolicy)
    },
  })
  if (!isBuilt) return
  const file = readFileSync(path.join(webRoot, 'index.html'), 'utf8')
  let page = pageOf(file, settings)
  settings.onChange(() => (page = pageOf(file, settings)))
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag })
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.html)
  }
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
}

/** Puts into the page what it has to know of the network before it asks anything. */
export function pageOf(file: string, settings: Settings): { html: string; etag: string } {
  const facts = escape(JSON.stringify(networkFacts(settings)))
  const html = file.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) => `${charset}<meta name="network" content="${facts}">`,
  )
  // Weak: it is compressed on its way.
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"` }
}
