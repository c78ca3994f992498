/**
 * `/vtube/5` and `/mychannel/7`, the addresses of a video and a channel for links: pages that lead into the
 * app, whose screens are behind the hash, and give previews, players and feed readers what they ask for. Where
 * visitors see no videos, they name the site alone, as shared links do, and don't look whether there is such a
 * video.
 */
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import { type Language, networkName, sloganIn, text } from '../../../platform/language.ts'
import { escapeHtml as escape } from '../../../platform/html.ts'
import type { OpenChannelRow } from './beyond.queries.ts'
import { channelOf, embedOf, pageOf } from './beyond.rules.ts'
import type { OnePicture } from './beyond.shape.ts'
import { feedOf, podcastOf } from './feed-xml.ts'

/** What previews of a link show of a video that visitors may watch. */
export interface Preview {
  readonly title: string
  readonly description: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly poster: OnePicture | undefined
  /** Whether search engines may list it. */
  readonly isListed: boolean
}

const longestDescription = 300

/** Returns the beginning of a description, on one line. */
const briefly = (description: string) =>
  shortened(description.replace(/\s+/g, ' ').trim(), longestDescription)

type Tag = readonly [attribute: 'property' | 'name', name: string, content: string | number]

const site = (origin: string): Tag[] => [
  ['property', 'og:type', 'website'],
  ['property', 'og:image', `${origin}/icons/icon-512.png`],
  ['property', 'og:image:type', 'image/png'],
  ['property', 'og:image:width', 512],
  ['property', 'og:image:height', 512],
  ['property', 'og:image:alt', networkName()],
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

interface LeadingPage {
  readonly language: Language
  readonly origin: string
  /** Its own address. */
  readonly address: string
  /** Where it leads to in the app, from the hash on. */
  readonly inside: string
  /** What it is of; undefined where visitors see nothing of it. */
  readonly shown?:
    | {
        readonly title: string
        readonly description: string
        readonly tags: readonly Tag[]
        readonly links: ReadonlyArray<readonly [type: string, href: string, title: string]>
      }
    | undefined
}

function leadingPage({ language, origin, address, inside, shown }: LeadingPage): string {
  const slogan = escape(sloganIn(language))
  const name = escape(networkName())
  const title = shown ? escape(shown.title) : name
  const description = (shown && escape(briefly(shown.description))) || slogan
  const tags = shown?.tags ?? [...site(origin), ['name', 'robots', 'noindex'] as const]
  const links = (shown?.links ?? []).map(
    ([type, href, name]) =>
      `    <link rel="alternate" type="${type}" href="${escape(href)}" title="${escape(name)}">\n`,
  )
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${shown ? `${title} – ${name}` : title}</title>
    <meta http-equiv="refresh" content="0;url=/#${inside}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${description}">
    <meta property="og:site_name" content="${name}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${address}">
${written(tags)}${links.join('')}  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${description}</p>
      <p><a href="/#${inside}">${escape(text(language, 'page.shared.open'))}</a></p>
    </main>
  </body>
</html>
`
}

interface Led {
  readonly id: number
  readonly origin: string
  readonly language: Language
}

export function videoPage({
  id,
  second,
  origin,
  language,
  preview,
}: Led & { readonly second: number; readonly preview: Preview | undefined }): string {
  const address = pageOf(origin, id)
  const oEmbed = (format: string) => `${origin}/oembed?url=${encodeURIComponent(address)}&format=${format}`
  return leadingPage({
    language,
    origin,
    address,
    inside: `/vtube/${id}${second > 0 ? `?t=${second}` : ''}`,
    shown: preview && {
      title: preview.title,
      description: preview.description,
      tags: ofVideo(preview, origin, id),
      links: [
        ['application/json+oembed', oEmbed('json'), preview.title],
        ['text/xml+oembed', oEmbed('xml'), preview.title],
      ],
    },
  })
}

export function channelPage({
  id,
  origin,
  language,
  channel,
  face,
}: Led & { readonly channel: OpenChannelRow | undefined; readonly face: string | null }): string {
  return leadingPage({
    language,
    origin,
    address: channelOf(origin, id),
    inside: `/mychannel/${id}`,
    shown: channel && {
      title: channel.name,
      description: channel.about,
      tags: [
        ...site(origin).filter(([, name]) => face === null || !name.startsWith('og:image')),
        ...(face === null ? [] : [['property', 'og:image', origin + face] as const]),
      ],
      links: [
        ['application/rss+xml', feedOf(origin, id), channel.name],
        ['application/rss+xml', podcastOf(origin, id), `${channel.name} (podcast)`],
      ],
    },
  })
}
