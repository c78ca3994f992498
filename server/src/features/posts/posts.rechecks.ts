/** Who may hear a post has changed with who may see it. */
import type { Tx } from '../../platform/db/prepared.ts'
import type { Recheck } from '../../platform/realtime/bus.ts'
import { listRepostTopics } from './posts.reposts.queries.ts'

/** So many topics fit into one notice. */
const mostInOne = 200

/** Has all who listen to the post, its comments or its reposts looked at again. */
export async function recheckPost(
  { tx, recheck }: { tx: Tx; recheck: (what: Recheck) => Promise<void> },
  post: number,
): Promise<void> {
  const topics = [`post:${post}`, `comments:${post}`, ...(await listRepostTopics(tx, post))]
  for (let at = 0; at < topics.length; at += mostInOne)
    await recheck({ topics: topics.slice(at, at + mostInOne) })
}
