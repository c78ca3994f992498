/** The repository of a Bluesky account (CAR). Its pictures aren't in it. */
import { fromUint8Array } from '@atcute/repo'
import { z } from 'zod'
import { Unreadable } from './problems.ts'
import { type Elsewhere, inOrder, momentIn, type PostElsewhere } from './written-elsewhere.ts'

const Facet = z.object({
  index: z.object({ byteStart: z.int().nonnegative(), byteEnd: z.int().nonnegative() }),
  features: z.array(z.object({ $type: z.string(), uri: z.string().optional() })),
})
const Embed = z.object({
  images: z.array(z.object({ alt: z.string().catch('') })).optional(),
  video: z.unknown().optional(),
  alt: z.string().optional().catch(undefined),
  external: z.object({ uri: z.string() }).optional(),
})
const Record = z.object({
  text: z.string(),
  createdAt: z.string(),
  facets: z.array(Facet).optional().catch(undefined),
  embed: z
    .intersection(Embed, z.object({ media: Embed.optional().catch(undefined) }))
    .optional()
    .catch(undefined),
  reply: z.object({ parent: z.object({ uri: z.string() }) }).optional(),
  tags: z.array(z.string()).optional().catch(undefined),
  labels: z
    .object({ values: z.array(z.object({ val: z.string() })) })
    .optional()
    .catch(undefined),
})

const collection = 'app.bsky.feed.post'
const largestRecord = 256 * 1024

/** Returns a text with the whole addresses of its links, which it shows shortened. Facets count bytes of UTF-8. */
export function withWholeLinks(text: string, facets: ReadonlyArray<z.infer<typeof Facet>>): string {
  const bytes = Buffer.from(text)
  let [whole, from] = ['', 0]
  const links = facets
    .flatMap(({ index, features }) => {
      const uri = features.find(({ $type }) => $type === 'app.bsky.richtext.facet#link')?.uri
      return uri === undefined ? [] : { ...index, uri }
    })
    .toSorted((one, other) => one.byteStart - other.byteStart)
  for (const { byteStart, byteEnd, uri } of links) {
    if (byteStart < from || byteEnd > bytes.length || byteEnd <= byteStart) continue
    whole += bytes.toString('utf8', from, byteStart) + uri
    from = byteEnd
  }
  return whole + bytes.toString('utf8', from)
}

/** Returns the posts of a repository. */
export function readRepository(car: Uint8Array, now: Date): Elsewhere {
  const found: Array<{ rkey: string; read: z.infer<typeof Record> | undefined }> = []
  let others = 0
  try {
    for (const entry of fromUint8Array(car)) {
      if (entry.collection === collection) {
        // Anything larger isn't a post.
        const read = entry.bytes.length > largestRecord ? undefined : Record.safeParse(entry.record).data
        found.push({ rkey: entry.rkey, read })
      } else if (entry.collection === 'app.bsky.feed.repost') others++
    }
  } catch (error) {
    throw new Unreadable('The repository is damaged', { cause: error })
  }
  const own = new Set(found.map(({ rkey }) => rkey))
  const posts: PostElsewhere[] = []
  for (const { rkey, read } of found) {
    const at = momentIn(read?.createdAt, now)
    const [, , , of, key] = read?.reply?.parent.uri.split('/') ?? []
    const isReply = read?.reply !== undefined && !(of === collection && own.has(key ?? ''))
    const media = { ...read?.embed, ...read?.embed?.media }
    const files = [
      ...(media.images ?? []).map(({ alt }) => ({ name: null, alt })),
      ...(media.video === undefined ? [] : [{ name: null, alt: media.alt ?? '' }]),
    ]
    const words = read ? withWholeLinks(read.text, read.facets ?? []) : ''
    const card = media.external?.uri
    const text = (card === undefined || words.includes(card) ? words : `${words}\n\n${card}`).trim()
    // Without its pictures nothing would be left of a post that has no words.
    if (!at || isReply || text === '') {
      others++
      continue
    }
    posts.push({
      origin: `at://${collection}/${rkey}`,
      at,
      text,
      isPublic: true,
      tags: read?.tags ?? [],
      nsfw: (read?.labels?.values.length ?? 0) > 0 ? ['Other'] : [],
      files,
    })
  }
  return { source: 'bluesky', posts: inOrder(posts), others }
}
