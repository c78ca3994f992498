/** The export of a Commons: `data/posts.json`, and its files under `media/`. */
import { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { z } from 'zod'
import { type Elsewhere, inOrder, momentIn, type PostElsewhere } from './written-elsewhere.ts'

const File = { file: z.string().nullish().catch(null), file_description: z.string().nullish().catch(null) }
const Row = z.object({
  post_id: z.int(),
  message: z.string(),
  audience: z.enum(['public', 'private', 'group']),
  hashtags: z.array(z.string()).catch([]),
  nsfw: z.array(NsfwReason).catch([]),
  reminds_of: z.int().nullish(),
  thread: z.int().nullish().catch(null),
  place_in_thread: z.int().nullish().catch(null),
  created_at: z.string(),
  deleted_at: z.string().nullish(),
  ...File,
  more_files: z.array(z.object(File)).nullish().catch(null),
})
const Draft = z.object({ post_id: z.int() })

/** Returns the posts of an export; `drafts`: its list of those that were never published. */
export function readExport(
  json: unknown,
  drafts: unknown,
  names: ReadonlySet<string>,
  now: Date,
): Elsewhere | undefined {
  if (!Array.isArray(json)) return undefined
  const unpublished = new Set(
    (Array.isArray(drafts) ? drafts : []).flatMap((each) => Draft.safeParse(each).data?.post_id ?? []),
  )
  const posts: PostElsewhere[] = []
  /** The names of the first posts of threads that are taken over. */
  const firsts = new Map<number, string>()
  for (const item of json as unknown[]) {
    const row = Row.safeParse(item).data
    const at = momentIn(row?.created_at, now)
    const isOwn = row && row.audience !== 'group' && !row.deleted_at && !unpublished.has(row.post_id)
    // A repost is of somebody who isn't here, and so is what its remark is about.
    if (!isOwn || !at || typeof row.reminds_of === 'number') continue
    const files = [row, ...(row.more_files ?? [])].flatMap(({ file, file_description: alt }) =>
      file ? { name: names.has(file) ? file : null, alt: alt ?? '' } : [],
    )
    if (row.message === '' && files.length === 0) continue
    const origin = `commons:${row.post_id}:${row.created_at}`
    const { thread, place_in_thread: place } = row
    // The export has posts in the order of their ids.
    if (thread && !firsts.has(thread)) firsts.set(thread, origin)
    const first = thread ? firsts.get(thread) : undefined
    posts.push({
      origin,
      ...(first !== undefined && { thread: { first, place: place ?? 0 } }),
      at,
      text: row.message,
      isPublic: row.audience === 'public',
      tags: row.hashtags,
      nsfw: row.nsfw,
      files,
    })
  }
  return { source: 'commons', posts: inOrder(posts), others: json.length - posts.length }
}
