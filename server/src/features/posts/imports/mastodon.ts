/** The archive of a Mastodon account: `outbox.json` with ActivityPub activities, and its files beside it. */
import { longestPost } from '@commons/contract/shared/text.ts'
import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { type Elsewhere, inOrder, momentIn, type PostElsewhere } from './written-elsewhere.ts'

/** HTML of the longest post has some times its length. */
const longestContent = longestPost * 5

const everybody = new Set(['https://www.w3.org/ns/activitystreams#Public', 'as:Public', 'Public'])
const Addresses = z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([])

const Note = z.object({
  id: z.string(),
  type: z.literal('Note'),
  summary: z.string().nullish().catch(null),
  inReplyTo: z.string().nullish().catch(null),
  published: z.string(),
  sensitive: z.boolean().nullish().catch(null),
  content: z.string().nullish().catch(null),
  attachment: z
    .array(z.object({ url: z.string(), name: z.string().nullish(), mediaType: z.string().nullish() }))
    .nullish()
    .catch(null),
  tag: z
    .array(z.object({ type: z.string(), name: z.string().nullish() }))
    .nullish()
    .catch(null),
})
const Activity = z.object({ type: z.literal('Create'), to: Addresses, cc: Addresses, object: Note })
const Outbox = z.object({ orderedItems: z.array(z.unknown()) })

/**
 * Returns HTML as the text that it shows. Links are their whole address, where Mastodon hides a part of it; mentions
 * and tags are as they are written.
 */
export function textOfHtml(html: string): string {
  let text = ''
  let link: { href: string; from: number } | undefined
  const parser = new Parser({
    onopentag(name, { href, class: classes = '' }) {
      if (name === 'br') text += '\n'
      else if (name === 'p' && text !== '') text += '\n\n'
      else if (name === 'li') text += '\n• '
      else if (name === 'a' && href !== undefined && !/\b(mention|hashtag)\b/.test(classes))
        link = { href, from: text.length }
    },
    ontext(said) {
      text += said
    },
    onclosetag(name) {
      if (name !== 'a' || !link) return
      const shown = text.slice(link.from)
      // A part of its address, or words.
      const isAddress = link.href.includes(shown.replace(/…$/, '').trim())
      text = text.slice(0, link.from) + (isAddress ? link.href : `${shown} (${link.href})`)
      link = undefined
    },
  })
  parser.end(html)
  return text.trim()
}

/** Returns the posts of an outbox, with the names of their files in the archive at `root`. */
export function readOutbox(
  json: unknown,
  root: string,
  names: ReadonlySet<string>,
  now: Date,
): Elsewhere | undefined {
  const outbox = Outbox.safeParse(json)
  if (!outbox.success) return undefined
  const notes = outbox.data.orderedItems.flatMap((item) => Activity.safeParse(item).data ?? [])
  const own = new Set(notes.map(({ object }) => object.id))
  const posts: PostElsewhere[] = []
  for (const { object, to, cc } of notes) {
    const at = momentIn(object.published, now)
    const isReply = Boolean(object.inReplyTo) && !own.has(object.inReplyTo ?? '')
    const isOpen = [...to, ...cc].some((each) => everybody.has(each))
    const isForFollowers = [...to, ...cc].some((each) => each.endsWith('/followers'))
    if (!at || isReply || (!isOpen && !isForFollowers)) continue
    const warning = object.summary?.trim() ?? ''
    const content = object.content ?? ''
    // Far beyond what may be published here: it isn't worth reading.
    const words = content.length > longestContent ? content : textOfHtml(content)
    const text = [warning, words].filter((part) => part !== '').join('\n\n')
    const files = (object.attachment ?? []).map(({ url, name }) => ({
      name: fileIn(url, root, names),
      alt: name ?? '',
    }))
    if (text === '' && files.length === 0) continue
    posts.push({
      origin: object.id,
      at,
      text,
      isPublic: isOpen,
      tags: (object.tag ?? []).flatMap(({ type, name }) => (type === 'Hashtag' && name ? name : [])),
      nsfw: object.sensitive === true ? ['Other'] : [],
      files,
    })
  }
  return { source: 'mastodon', posts: inOrder(posts), others: outbox.data.orderedItems.length - posts.length }
}

/** Archives have files under the path of their address, some below a folder of the instance. */
function fileIn(url: string, root: string, names: ReadonlySet<string>): string | null {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+/, '')
  const tail = path.slice(Math.max(0, path.indexOf('media_attachments/')))
  return [root + path, root + tail].find((name) => names.has(name)) ?? null
}
