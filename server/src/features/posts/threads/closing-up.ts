/** What becomes of the others of a thread when one is deleted or restored. */
import type { WriteContext } from '../../../platform/write.ts'
import { audienceOf } from '../posts.queries.ts'
import type { DeletedRow } from '../posts.writing.queries.ts'
import { publishReady } from './threads.publishing.ts'
import { listParts, type PartRow, setOthersDeleted } from './threads.queries.ts'

type Telling = Pick<WriteContext, 'tx' | 'emit' | 'hint'>
type Changed = DeletedRow & { readonly id: number }

/** Has the others be read again, which have other places now. */
async function hintOthers({ tx, hint }: Telling, parts: readonly PartRow[], post: Changed): Promise<void> {
  const to = post.group_id === null ? await audienceOf(tx, post) : undefined
  for (const { id, is_published, deleted_at } of parts)
    if (id !== post.id && is_published && deleted_at === null) hint(`post:${id}`, to)
}

/** After one was deleted. Until it is published, the first goes with all others; without another, these may be ready. */
export async function closeUp(context: Telling, thread: number, post: Changed): Promise<void> {
  const { tx } = context
  if (post.is_published) return hintOthers(context, await listParts(tx, thread), post)
  if (post.id === thread) await setOthersDeleted(tx, thread, null)
  else await publishReady(context, thread)
}

/** After one was restored; `parts` are those of the thread before. */
export async function openUp(
  context: Telling,
  thread: number,
  { parts, ...post }: Changed & { readonly parts: readonly PartRow[] },
): Promise<void> {
  if (post.is_published) return hintOthers(context, parts, post)
  const deletedAt = parts.find(({ id }) => id === post.id)?.deleted_at
  if (post.id === thread && deletedAt) await setOthersDeleted(context.tx, thread, deletedAt)
  // The others may have been published meanwhile, or the files become ready: nothing else would publish it.
  await publishReady(context, thread)
}
