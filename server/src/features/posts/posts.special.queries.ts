/**
 * What only some posts of a list have: a place in a group or a thread, and comments that not everyone sees. The
 * statement of the list doesn't ask about it, because each step of a plan costs, also where it finds nothing. These
 * are asked about the posts that have it, which the list has found the viewer to see.
 */
import { sql } from 'kysely'
import { gathered } from '../../platform/db/batched-read.ts'
import { listText } from '../../platform/db/list-text.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { commentCount } from '../../visibility/comments.ts'
import { posts } from '../../visibility/posts.ts'
import { groupColumns, type PlaceRow, threadColumn } from './posts.rows.ts'

const readPlaces = gathered<[posts: string], PlaceRow & { id: number }>(
  'list_post_places',
  ['text'],
  (ids) => sql`
    select p.id, ${groupColumns}, ${threadColumn}
    from unnest((select ${ids}::bigint[])) as page (id) join posts p on p.id = page.id`,
)

/** Returns the places of these posts in their groups and threads. */
export async function placesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PlaceRow>> {
  if (ids.length === 0) return new Map()
  const rows = await readPlaces(db, listText(ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const readCounts = gathered<[viewer: number, posts: string], { id: number; comments: number }>(
  'count_seen_comments',
  ['bigint', 'text'],
  (viewer, ids) => sql`
    select p.id, ${commentCount(posts, { viewer, counted: sql.ref('c.comments'), closed: sql.ref('c.closed') })} as comments
    from unnest((select ${ids}::bigint[])) as page (id) join posts p on p.id = page.id join objects c on c.id = p.id`,
)

/** Returns how many comments `viewer` sees on each of these posts. */
export async function seenCommentsOf(
  db: Db,
  viewer: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await readCounts(db, viewer, listText(ids))
  return new Map(rows.map(({ id, comments }) => [id, comments]))
}
