import type { Post } from '@commons/contract/posts/posts.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { wholePosts } from '../posts.page.ts'
import { listKeptParts } from './threads.queries.ts'

/** Returns the others of the threads that these posts, which aren't published, begin. Whoever sees those sees them. */
export async function keptParts(db: Db, posts: readonly Post[], viewer: Viewer): Promise<Post[]> {
  const threads = posts.flatMap(({ post_id, thread }) => (thread ? [post_id] : []))
  if (threads.length === 0) return []
  return wholePosts(db, await listKeptParts(db, viewer.member.id, threads), viewer)
}
