/** A new post that is kept for later. */
import { mostDrafts } from '@commons/contract/posts/drafts.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockLists } from '../../../saves/saves.ts'
import { countDrafts } from './drafts.queries.ts'

export interface Keeping {
  /** When it is published; null for a draft. */
  readonly publishAt: Date | null
}

/** Returns how a new post is kept; undefined where it is published at once. */
export function keepingOf({
  publish_at,
  is_draft,
}: {
  readonly publish_at?: Date | undefined
  readonly is_draft?: number | boolean | undefined
}): Keeping | undefined {
  if (publish_at) return { publishAt: publish_at }
  return is_draft ? { publishAt: null } : undefined
}

/** Refuses one more than a member may have. */
export async function requireRoomForDraft(
  tx: Tx,
  member: number,
  { refuse }: { refuse(refusal: 'too_many_drafts'): never },
): Promise<void> {
  // Otherwise two concurrent calls would both find room for one more.
  await lockLists(tx, member)
  if ((await countDrafts(tx, member)) >= mostDrafts) refuse('too_many_drafts')
}
