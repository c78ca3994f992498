/** Finds the reported looks that count: at things that their viewers may see and don't own. */
import type { Db } from '../../platform/db/prepared.ts'
import {
  type CountedPost,
  countedPosts,
  listHidden,
  listSeen,
  type LookKind,
  type ReportedLook,
} from './looks.queries.ts'

/** A look that counts for `owner`. */
export interface Seen {
  readonly viewer: number
  readonly kind: LookKind
  readonly id: number
  readonly owner: number
  readonly at: Date
}

const nobody: ReadonlySet<number> = new Set()

/** Returns what a look at a public post counts for, by the same rule as `listSeen`. */
function seenIn(post: CountedPost, viewer: number, hidden: ReadonlySet<number>) {
  const { id, author_id: author, is_bare, original_id: original, original_author_id: originalAuthor } = post
  if (hidden.has(author)) return []
  const isOriginalHidden = originalAuthor !== null && hidden.has(originalAuthor)
  if (isOriginalHidden && author !== viewer) return []
  return [
    ...(is_bare || author === viewer ? [] : [{ id, owner: author }]),
    ...(original === null || originalAuthor === null || originalAuthor === viewer || isOriginalHidden
      ? []
      : [{ id: original, owner: originalAuthor }]),
  ]
}

/**
 * Returns the looks that count. Most are at public posts, which are cached: for these only blocks are read,
 * once for each viewer. The database applies the rule to all others.
 */
export async function listSeenBy(db: Db, looks: readonly ReportedLook[]): Promise<Seen[]> {
  const ofPosts = looks.filter(({ kind }) => kind !== 'profile')
  const ids = [...new Set(ofPosts.map(({ id }) => id))]
  const viewers = [...new Set(ofPosts.map(({ viewer }) => viewer))]
  const [posts, blocks] = await Promise.all([
    countedPosts(
      db,
      ids.map((id) => ({ id })),
    ),
    viewers.length > 0 ? listHidden(db, viewers) : [],
  ])
  const hidden = new Map(blocks.map((row) => [row.viewer, new Set(row.hidden)]))
  const others: ReportedLook[] = []
  const seen: Seen[] = []
  // One report counts a thing once, even if it names both the thing and a repost of it.
  const counted = new Set<string>()
  let report = 0
  for (const look of looks) {
    const { viewer, kind, at } = look
    const post = kind === 'profile' ? undefined : posts.get(look.id)
    if (kind !== 'profile' && !post) continue
    if (!post?.is_open) {
      others.push(look)
      continue
    }
    if (look.report !== report) counted.clear()
    report = look.report
    for (const { id, owner } of seenIn(post, viewer, hidden.get(viewer) ?? nobody)) {
      const what = `${kind} ${id}`
      if (counted.has(what)) continue
      counted.add(what)
      seen.push({ viewer, kind, id, owner, at })
    }
  }
  if (others.length === 0) return seen
  const reports = new Map(others.map(({ report: nth, viewer, at }) => [nth, { viewer, at }]))
  for (const { report: nth, kind, id, owner_id: owner } of await listSeen(db, others)) {
    const from = reports.get(nth)
    if (from) seen.push({ ...from, kind, id, owner })
  }
  return seen
}
