/** Rechecks who may subscribe to a post after its audience has changed. */
import type { Tx } from '../../platform/db/prepared.ts'
import type { Recheck } from '../../platform/realtime/bus.ts'
import { listRepostTopics } from './posts.reposts.queries.ts'

/** Topics per notice. */
const mostInOne = 200

/** Has all subscribers of the post, its comments and its reposts checked again. */
export async function recheckPost(
  { tx, recheck }: { tx: Tx; recheck: (what: Recheck) => Promise<void> },
  post: number,
): Promise<void> {
  const topics = [`post:${post}`, `comments:${post}`, ...(await listRepostTopics(tx, post))]
  for (let at = 0; at < topics.length; at += mostInOne)
    await recheck({ topics: topics.slice(at, at + mostInOne) })
}
