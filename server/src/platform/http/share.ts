/**
 * Shared links, `/s/post/5`: pages that name the site and lead into it. Screens are behind the hash, which
 * servers never see, so link previews need an address like this. They get only the site's name: shared
 * content is for members, and whether it exists isn't even looked up.
 */
import { isTooLong } from '@commons/contract/shared/text/tags.ts'
import type { FastifyInstance } from 'fastify'
import { escapeHtml as escape } from '../html.ts'
import { type Language, languageOf, networkName, sloganIn, text } from '../language.ts'
import type { Site } from '../site.ts'

const icon = { path: '/icons/icon-512.png', size: 512 }

/** The page loads nothing. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const isId = (id: string) => /^[1-9]\d{0,15}$/.test(id) && Number(id) <= Number.MAX_SAFE_INTEGER
// Any other character is fine: a tag is only inserted into the page percent-encoded.
const isTag = (id: string) => !isTooLong(id) && !/^\s*$|\p{Cc}/u.test(id)

const isShared = new Map<string, (id: string) => boolean>([
  ['post', isId],
  ['member', isId],
  ['tag', isTag],
])

export function mountShare(app: FastifyInstance, site: Site): void {
  app.get<{ Params: { type: string; id: string } }>('/s/:type/:id', (request, reply) => {
    const { type, id } = request.params
    if (!isShared.get(type)?.(id)) return reply.callNotFound()
    // encodeURIComponent leaves the single quote; no other character it leaves has a meaning in HTML.
    const path = `/s/${type}/${encodeURIComponent(id).replaceAll("'", '%27')}`
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'public, max-age=3600',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(page(languageOf(request.headers['accept-language']), site.origin, path))
  })
}

/** `path` is already escaped, and `origin` is set by the operator. */
function page(language: Language, origin: string, path: string): string {
  const slogan = escape(sloganIn(language))
  const name = escape(networkName())
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${name}</title>
    <meta http-equiv="refresh" content="0;url=/#${path}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <meta name="description" content="${slogan}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${name}">
    <meta property="og:title" content="${name}">
    <meta property="og:description" content="${slogan}">
    <meta property="og:url" content="${origin}${path}">
    <meta property="og:image" content="${origin}${icon.path}">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="${icon.size}">
    <meta property="og:image:height" content="${icon.size}">
    <meta property="og:image:alt" content="${name}">
    <meta name="twitter:card" content="summary">
  </head>
  <body>
    <main>
      <h1>${name}</h1>
      <p>${slogan}</p>
      <p><a href="/#${path}">${escape(text(language, 'page.shared.open'))}</a></p>
    </main>
  </body>
</html>
`
}
