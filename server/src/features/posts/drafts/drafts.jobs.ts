/** Publishes scheduled posts when their time comes. */
import { now } from '../../../platform/clock.ts'
import { inOrder, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { type DraftTexts, holdDraft, listDraftTexts, listDue, lockDraft } from './drafts.queries.ts'
import { judgeDraft, publishDraft } from './drafts.publishing.ts'
import { isSameDraft, problemOf } from './drafts.rules.ts'

/** Publishes a post whose time has come. One that can't be published becomes a draft, and its author is notified. */
async function publishDue(platform: Platform, author: number, post: number, dueAt: Date): Promise<void> {
  const drafts = await listDraftTexts(platform.database.db, author, post)
  const [draft] = drafts
  if (!draft) return
  try {
    const judged = await judgeDraft(platform, post, draft)
    await write(platform, (context) => publishDraft(context, platform, judged, dueAt))
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    await write(platform, async ({ tx, emit, hint }) => {
      // Its author may have moved, deleted or mended it since. What they have mended is tried again.
      if (!(await lockDraft(tx, { author, post, dueAt }))) return
      const current = await listDraftTexts(tx, author, post)
      const isSame = (texts: DraftTexts, at: number) => drafts[at] && isSameDraft(texts, drafts[at])
      if (current.length !== drafts.length || !current.every(isSame)) return
      await holdDraft(tx, author, post, problem)
      hint(`waiting:${author}`, [author])
      emit('post.not_published', { post, author })
    })
  }
}

export async function publishDuePosts(platform: Platform): Promise<void> {
  const at = now()
  await workThrough(platform, {
    due: inOrder<Awaited<ReturnType<typeof listDue>>[number]>((after) =>
      listDue(platform.database.db, at, after),
    ),
    work: ({ id, author }) => publishDue(platform, author, id, at),
    named: ({ id }) => ({ post: id }),
    failed: 'A scheduled post could not be published',
  })
}

export const publishScheduledPosts = (platform: Platform): JobKind<object> => ({
  name: 'posts.publish',
  every: '* * * * *',
  work: () => publishDuePosts(platform),
})
