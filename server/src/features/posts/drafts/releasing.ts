/** Publishes what its author kept, or what waited for approval. */
import type { WriteContext } from '../../../platform/write.ts'
import { tellPublished } from '../posts.published.ts'
import { makeWrittenSurvey } from '../posts.survey.ts'
import { publishReady } from '../threads/threads.publishing.ts'
import { lockThread } from '../threads/locking.ts'
import { releaseThread } from '../threads/threads.queries.ts'
import { releaseDraft } from './drafts.queries.ts'

/**
 * Publishes a locked draft, with the survey that was written in it, and tells others of it if its files are ready. False
 * where its survey can't be made, as its author isn't in the group any more.
 */
export async function release(
  { tx, emit, hint }: Pick<WriteContext, 'tx' | 'emit' | 'hint'>,
  post: number,
  isReady: boolean,
): Promise<boolean> {
  const thread = await lockThread(tx, post)
  if (thread !== undefined) {
    await releaseThread(tx, thread)
    return (await publishReady({ tx, emit, hint }, thread)).isWhole
  }
  const published = await releaseDraft(tx, post, isReady)
  // With its files, otherwise.
  if (!isReady) return true
  if (!(await makeWrittenSurvey({ tx, emit }, post))) return false
  await tellPublished({ tx, emit, hint }, published)
  return true
}
