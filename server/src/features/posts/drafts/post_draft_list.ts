import { post_draft_list } from '@commons/contract/posts/drafts.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { wholePosts } from '../posts.page.ts'
import { keptParts } from '../threads/kept-parts.ts'
import { listDraftPosts, listDrafts } from './drafts.queries.ts'

export default handle(post_draft_list, async (_input, { db, member, viewer }) => {
  const posts = await wholePosts(db, await listDraftPosts(db, member.id), viewer)
  const drafts = new Map((await listDrafts(db, member.id)).map((draft) => [draft.post_id, draft]))
  const parts = await keptParts(db, posts, viewer)
  const recdata = posts.flatMap((post) => {
    // Published in between, it is no draft any more.
    const draft = drafts.get(post.post_id)
    if (!draft) return []
    const { publish_at, problem, waits, reason, saved_at } = draft
    return [
      {
        post,
        parts: parts.filter(({ thread }) => thread?.first_post_id === post.post_id),
        publish_at: publish_at?.toISOString() ?? null,
        problem,
        reason,
        waits_for_approval: flag(waits),
        saved_at: saved_at.toISOString(),
      },
    ]
  })
  return { recdata }
})
