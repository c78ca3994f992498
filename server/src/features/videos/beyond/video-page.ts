/**
 * `/vtube/5`, the address of a video for links: a page that leads into the app, whose screens are behind the
 * hash, and gives previews and players of other sites what they ask for. Where visitors see no videos, it
 * names the site alone, as shared links do, and doesn't look whether there is such a video.
 */
import { type Language, text } from '../../../platform/language.ts'
import { escapeHtml as escape } from '../../../platform/html.ts'
import { embedOf, pageOf } from './beyond.rules.ts'
import type { OnePicture } from './beyond.shape.ts'

/** What previews of a link show of a video that visitors may watch. */
export interface Preview {
  readonly title: string
  readonly description: string
  readonly author: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly poster: OnePicture | undefined
  /** Whether search engines may list it. */
  readonly isListed: boolean
}

interface VideoPage {
  readonly id: number
  readonly second: number
  readonly origin: string
  readonly language: Language
  readonly preview: Preview | undefined
}

const longestDescription = 300

/** Returns the beginning of a description, on one line. */
function briefly(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim()
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).trimEnd()}…`
}

type Tag = readonly [attribute: 'property' | 'name', name: string, content: string | number]

const site = (origin: string): Tag[] => [
  ['property', 'og:type', 'website'],
  ['property', 'og:image', `${origin}/icons/icon-512.png`],
  ['property', 'og:image:type', 'image/png'],
  ['property', 'og:image:width', 512],
  ['property', 'og:image:height', 512],
  ['property', 'og:image:alt', 'Commons'],
  ['name', 'twitter:card', 'summary'],
]

function ofVideo(preview: Preview, origin: string, id: number): Tag[] {
  const { poster, width, height, seconds, title } = preview
  const player = embedOf(origin, id)
  return [
    ['property', 'og:type', 'video.other'],
    ['property', 'og:video', player],
    ['property', 'og:video:url', player],
    ...(player.startsWith('https:') ? [['property', 'og:video:secure_url', player] as const] : []),
    ['property', 'og:video:type', 'text/html'],
    ['property', 'og:video:width', width],
    ['property', 'og:video:height', height],
    ['property', 'video:duration', Math.max(1, Math.round(seconds))],
    ...(poster
      ? ([
          ['property', 'og:image', `${origin}${poster.url}`],
          ['property', 'og:image:type', 'image/webp'],
          ['property', 'og:image:width', poster.width],
          ['property', 'og:image:height', poster.height],
          ['property', 'og:image:alt', title],
        ] as const)
      : []),
    ['name', 'twitter:card', 'player'],
    ['name', 'twitter:player', player],
    ['name', 'twitter:player:width', width],
    ['name', 'twitter:player:height', height],
    ...(preview.isListed ? [] : [['name', 'robots', 'noindex'] as const]),
  ]
}

const written = (tags: readonly Tag[]) =>
  tags
    .map(
      ([attribute, name, content]) =>
        `    <meta ${attribute}="${name}" content="${escape(String(content))}">\n`,
    )
    .join('')

export function videoPage({ id, second, origin, language, preview }: VideoPage): string {
  const slogan = text(language, 'page.slogan')
  const inside = `/#/vtube/${id}${second > 0 ? `?t=${second}` : ''}`
  const title = preview ? escape(preview.title) : 'Commons'
  const description = preview ? escape(briefly(preview.description)) || slogan : slogan
  const address = pageOf(origin, id)
  const tags: Tag[] = preview
    ? ofVideo(preview, origin, id)
    : [...site(origin), ['name', 'robots', 'noindex'] as const]
  const linked = preview
    ? ['json', 'xml']
        .map((format) => {
          const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed'
          const href = `${origin}/oembed?url=${encodeURIComponent(address)}&amp;format=${format}`
          return `    <link rel="alternate" type="${type}" href="${href}" title="${title}">\n`
        })
        .join('')
    : ''
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${preview ? `${title} – Commons` : title}</title>
    <meta http-equiv="refresh" content="0;url=${inside}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${description}">
    <meta property="og:site_name" content="Commons">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${address}">
${written(tags)}${linked}  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${description}</p>
${preview ? `      <p>${escape(preview.author)}</p>\n` : ''}      <p><a href="${inside}">${text(language, 'page.shared.open')}</a></p>
    </main>
  </body>
</html>
`
}
