/** Deleting and restoring comments and replies: what both kinds have in common. */
import type { Tx } from '../../../platform/db/prepared.ts'
import { type Discussion, getDiscussion } from './comments.queries.ts'
import type { Changed } from './comments.writing.queries.ts'
import { audienceOf } from '../posts.queries.ts'

interface Changing {
  readonly tx: Tx
  readonly member: { readonly id: number }
  hintOnly(members: readonly number[] | undefined): void
}

/** Has those hear of a change who may; answers what the post then has of comments. */
export async function followChange(
  { post, parent, is_published }: Changed,
  { tx, member, hintOnly }: Changing,
): Promise<Discussion> {
  const discussion = await getDiscussion(tx, member.id, post, parent)
  // One that still waits for its file is nobody else's news.
  if (!is_published) hintOnly([member.id])
  else hintOnly(await audienceOf(tx, discussion))
  return discussion
}
