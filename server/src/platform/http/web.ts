/** The built web client: hashed files are cached for ever, its page is made for this network and revalidated. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sloganIn } from '../language.ts'
import { accentColour } from '@commons/contract/shared/accent.ts'
import { accentLink } from './accents.ts'
import { escapeHtml as escape } from '../html.ts'
import type { AnnouncementRow, Announcements } from '../settings/announcements.ts'
import { logoAddress, logoSides } from '../settings/logo.ts'
import { networkFacts } from '../settings/network.ts'
import type { Settings } from '../settings/settings.ts'
import { shownShape } from '../settings/shown-announcement.ts'
import { findAsset } from './web-root.ts'

/** Of the worker that blurs backgrounds in calls: it alone runs WebAssembly, and speaks to nobody else. */
const blurPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

export async function mountWeb(
  app: FastifyInstance,
  {
    webRoot,
    settings,
    announcements,
  }: {
    readonly webRoot: string
    readonly settings: Settings
    readonly announcements: Announcements
  },
): Promise<void> {
  const isBuilt = existsSync(webRoot)
  await app.register(fastifyStatic, {
    root: isBuilt ? webRoot : fileURLToPath(new URL('.', import.meta.url)),
    serve: isBuilt,
    wildcard: false,
    index: false,
    // A route for each of two thousand hashed files would take a third of a second of each start.
    globIgnore: ['index.html', 'manifest.webmanifest', 'assets/*', '*.br'],
    cacheControl: false,
    // The build has compressed them better than there is time for at each request.
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes('/assets/') || file.includes('\\assets\\')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (file.includes('assets') && file.includes('blur-'))
        reply.header('content-security-policy', blurPolicy)
    },
  })
  if (!isBuilt) return
  // While processes are restarted one after the other, the page of one may load its files from another that runs still:
  // each serves those of the builds beside its own, too.
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params: { '*': name } }, reply) => {
    const folder = await findAsset(webRoot, name)
    return folder === undefined ? reply.callNotFound() : reply.sendFile(name, folder)
  })
  const served = (name: string, type: string, make: (file: string, settings: Settings) => string) => {
    const file = readFileSync(path.join(webRoot, name), 'utf8')
    let text = make(file, settings)
    settings.onChange(() => (text = make(file, settings)))
    return async (request: FastifyRequest, reply: FastifyReply, added = '') => {
      const sent = added === '' ? text : text.replace('<title>', () => `${added}<title>`)
      const etag = etagOf(sent)
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(sent)
    }
  }
  const page = served('index.html', 'text/html; charset=utf-8', ofNetwork)
  const announced = async (request: FastifyRequest, reply: FastifyReply) => {
    // Without a database the page is served all the same, and says itself what is away.
    const live = await announcements.live().catch(() => [])
    const shown = live.find(({ for_visitors }) => for_visitors)
    return page(request, reply, shown && announcementMeta(shown))
  }
  app.get('/', announced)
  app.get('/index.html', announced)
  const manifest = served('manifest.webmanifest', 'application/manifest+json', manifestOf)
  app.get('/manifest.webmanifest', (request, reply) => manifest(request, reply))
}

/** What is announced to visitors: their pages make no call that could tell them. */
const announcementMeta = (row: AnnouncementRow) =>
  `<meta name="announcement" content="${escape(JSON.stringify(shownShape(row)))}">`

/** Puts into a page of the client what it has to know of the network before it asks anything. */
export function ofNetwork(file: string, settings: Settings): string {
  const facts = networkFacts(settings)
  const name = escape(facts.name)
  const put = escape(JSON.stringify(facts))
  return file
    .replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}<meta name="network" content="${put}">`)
    .replace('</head>', () => `${accentLink(facts.accent)}</head>`)
    .replace('type="image/svg+xml" href="/mark.svg"', (own) =>
      facts.logo === '' ? own : `type="image/png" href="${facts.logo}"`,
    )
    .replace('<title>Commons</title>', () => `<title>${name}</title>`)
    .replace('Commons needs JavaScript.', () => `${name} needs JavaScript.`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, head: string) => `${head}${escape(sloganIn(facts.language))}`,
    )
}

/** Weak: it is compressed on its way. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`

const logoIcons = (version: string) =>
  logoSides.map((side) => ({
    src: logoAddress(version, side),
    sizes: `${side}x${side}`,
    type: 'image/png',
  }))

/** Returns the description of the app that browsers install. */
function manifestOf(file: string, settings: Settings): string {
  const { name, language, accent } = networkFacts(settings)
  const described = JSON.parse(file) as Record<string, unknown>
  return JSON.stringify({
    ...described,
    name,
    short_name: name,
    description: sloganIn(language),
    lang: language,
    theme_color: accentColour(accent),
    ...(settings.logo !== '' && { icons: logoIcons(settings.logo) }),
  })
}
