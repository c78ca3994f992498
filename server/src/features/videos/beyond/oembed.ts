/** oEmbed 1.0: what an editor of another site needs to show a video whose address somebody has pasted. */
import { networkName } from '../../../platform/language.ts'
import { escapeHtml as escape } from '../../../platform/html.ts'
import type { OpenVideoRow } from './beyond.queries.ts'
import { channelOf, embedOf, type Size, within } from './beyond.rules.ts'
import type { OnePicture } from './beyond.shape.ts'

interface Wish {
  readonly origin: string
  readonly second: number
  /** The most room that the other site has. */
  readonly most: Partial<Size>
  readonly poster: OnePicture | undefined
}

/** Returns the answer's fields, in the order of the specification. */
export function oEmbedOf(row: OpenVideoRow, { origin, second, most, poster }: Wish) {
  const { width, height } = within({ width: row.width, height: row.height }, most)
  return {
    type: 'video',
    version: '1.0',
    title: row.title,
    author_name: row.channel_name,
    author_url: channelOf(origin, row.channel_id),
    provider_name: networkName(),
    provider_url: origin,
    ...(poster
      ? {
          thumbnail_url: `${origin}${poster.url}`,
          thumbnail_width: poster.width,
          thumbnail_height: poster.height,
        }
      : {}),
    html: frameOf({ origin, id: row.id, second, title: row.title, width, height }),
    width,
    height,
  }
}

interface Framed extends Size {
  readonly origin: string
  readonly id: number
  readonly second: number
  readonly title: string
}

const frameOf = ({ origin, id, second, title, width, height }: Framed) =>
  `<iframe src="${embedOf(origin, id, second)}" width="${width}" height="${height}" title="${escape(title)}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`

export const asXml = (fields: Readonly<Record<string, string | number>>) =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<oembed>
${Object.entries(fields)
  .map(([name, value]) => `  <${name}>${escape(String(value))}</${name}>\n`)
  .join('')}</oembed>
`
