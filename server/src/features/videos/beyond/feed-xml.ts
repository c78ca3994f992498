/** Feeds of a channel: its videos for feed readers, and their sound for players of podcasts (RSS 2.0). */
import { escapeHtml } from '../../../platform/html.ts'
import { faceAddress, faceWidth, type MediaAddresses } from '../../../platform/media/address.ts'
import { bytesAlone } from '../../../platform/media/streams/whole-file.ts'
import type { FeedVideoRow, OpenChannelRow } from './beyond.queries.ts'
import { channelOf, embedOf, pageOf } from './beyond.rules.ts'
import { posterOf } from './beyond.shape.ts'

export interface FeedWish {
  readonly origin: string
  readonly channel: OpenChannelRow
  readonly videos: readonly FeedVideoRow[]
  readonly media: MediaAddresses
}

/** Text in XML, which can't have most control characters in any form. */
const escape = (text: string) =>
  escapeHtml(text.toWellFormed().replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))

type Attributes = Readonly<Record<string, string | number | undefined>>

function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escape(String(value))}"`],
  )
  const inside = typeof content === 'string' ? escape(content) : content.join('')
  return inside === '' ? `<${name}${given.join('')}/>\n` : `<${name}${given.join('')}>${inside}</${name}>\n`
}

const date = (at: Date) => at.toUTCString()

/** Returns when a feed last changed. */
export function changedAt({ channel, videos }: Pick<FeedWish, 'channel' | 'videos'>): Date {
  const moments = videos.flatMap(({ published_at, edited_at }) => [published_at, edited_at])
  const times = [channel.created_at, channel.deleted_at, ...moments].flatMap((at) => at?.getTime() ?? [])
  return new Date(Math.max(...times))
}

/** Whether a video has a sound that can be listened to alone. */
export const isHeard = ({ sound_bytes }: FeedVideoRow): boolean => sound_bytes !== null

export const feedOf = (origin: string, channel: number) => `${origin}/feeds/channels/${channel}.xml`
export const podcastOf = (origin: string, channel: number) =>
  `${origin}/feeds/channels/${channel}/podcast.xml`
const episodeOf = (origin: string, video: number) => `${origin}/feeds/episodes/${video}.m4a`

/** What both feeds say of their channel. */
function channelParts({ origin, channel, videos, media }: FeedWish, self: string): string[] {
  const face = faceAddress(media, channel.picture_key)
  const page = channelOf(origin, channel.id)
  return [
    element('title', channel.name),
    element('link', page),
    element('description', channel.about || channel.name),
    element('generator', 'Commons'),
    element('lastBuildDate', date(changedAt({ channel, videos }))),
    element('atom:link', '', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...(face
      ? [
          element('image', [
            element('url', origin + face),
            element('title', channel.name),
            element('link', page),
            // The specification allows no more.
            element('width', String(Math.min(faceWidth, 144))),
            element('height', String(Math.min(faceWidth, 144))),
          ]),
        ]
      : []),
  ]
}

function itemParts({ id, title, description, published_at }: FeedVideoRow, origin: string): string[] {
  const page = pageOf(origin, id)
  return [
    element('title', title),
    element('link', page),
    element('guid', page, { isPermaLink: 'true' }),
    element('pubDate', date(published_at)),
    element('description', description),
  ]
}

function document(namespaces: Attributes, parts: readonly string[]): string {
  const known = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom', ...namespaces }
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('rss', [element('channel', parts)], known)}`
}

/** The feed of a channel's videos. */
export function videoFeed(wish: FeedWish): string {
  const { origin, channel, videos, media } = wish
  const items = videos.map((video) => {
    const poster = posterOf(video, media)
    const player = embedOf(origin, video.id)
    return element('item', [
      ...itemParts(video, origin),
      element('media:group', [
        element('media:content', '', {
          url: player,
          type: 'text/html',
          medium: 'video',
          duration: Math.max(1, Math.round(video.seconds)),
          width: video.width,
          height: video.height,
        }),
        element('media:player', '', { url: player, width: video.width, height: video.height }),
        ...(poster
          ? [
              element('media:thumbnail', '', {
                url: origin + poster.url,
                width: poster.width,
                height: poster.height,
              }),
            ]
          : []),
      ]),
    ])
  })
  return document({ 'xmlns:media': 'http://search.yahoo.com/mrss/' }, [
    ...channelParts(wish, feedOf(origin, channel.id)),
    ...items,
  ])
}

/** The feed of what can be listened to of a channel, which has no address of its owner. */
export function podcastFeed(wish: FeedWish): string {
  const { origin, channel, videos, media } = wish
  const face = faceAddress(media, channel.picture_key)
  const items = videos.filter(isHeard).map((video) => {
    const poster = posterOf(video, media)
    return element('item', [
      ...itemParts(video, origin),
      element('enclosure', '', {
        url: episodeOf(origin, video.id),
        type: 'audio/x-m4a',
        length: bytesAlone({ bytes: video.sound_bytes ?? 0, segments: video.sound_segments ?? 0 }),
      }),
      element('itunes:duration', String(Math.max(1, Math.round(video.seconds)))),
      element('itunes:explicit', 'false'),
      ...(poster ? [element('itunes:image', '', { href: origin + poster.url })] : []),
    ])
  })
  return document({ 'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd' }, [
    ...channelParts(wish, podcastOf(origin, channel.id)),
    element('itunes:author', channel.name),
    element('itunes:type', 'episodic'),
    element('itunes:explicit', 'false'),
    element('itunes:image', '', { href: face ? origin + face : `${origin}/icons/icon-512.png` }),
    ...items,
  ])
}
