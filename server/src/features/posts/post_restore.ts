import { post_restore } from '@commons/contract/posts/posts.ts'
import { handle } from '../../platform/call/handle.ts'
import { hintApproval } from './drafts/approval.ts'
import { requireRoomForDraft } from './drafts/drafts.keeping.ts'
import { forgetPastTime, isDeletedDraft } from './drafts/drafts.queries.ts'
import { postAgain, wholePost } from './posts.page.ts'
import { hintGroup } from './posts.groups.ts'
import { audienceOf, findPost } from './posts.queries.ts'
import { openUp } from './threads/closing-up.ts'
import { lockThread } from './threads/locking.ts'
import { listParts } from './threads/threads.queries.ts'
import { setDeleted } from './posts.writing.queries.ts'

export default handle(post_restore, {
  again: postAgain,
  run: async ({ post_id }, { tx, member, viewer, refuse, emit, hint, hintOnly, recheck }) => {
    const isDraft = await isDeletedDraft(tx, member.id, post_id)
    if (isDraft) await requireRoomForDraft(tx, member.id, { refuse })
    const thread = await lockThread(tx, post_id)
    const parts = thread === undefined ? [] : await listParts(tx, thread)
    const restored = (await setDeleted(tx, member.id, post_id, false)) ?? refuse('post_not_found')
    if (thread !== undefined) await openUp({ tx, emit, hint }, thread, { id: post_id, parts, ...restored })
    // Its author is no longer ready for what they have missed.
    if (isDraft) await forgetPastTime(tx, post_id)
    // Subscribers were turned away while it was deleted.
    await recheck({ topics: [`post:${post_id}`, `comments:${post_id}`] })
    // A post still waiting for its file concerns only its author.
    if (!restored.is_published) {
      hintOnly([member.id])
      await hintApproval({ tx, hint }, post_id)
    } else {
      hintOnly(await audienceOf(tx, restored))
      await hintGroup({ db: tx, hint }, { ...restored, id: post_id }, true)
      emit('post.added', { post: post_id, author: restored.author })
    }
    const rows = await findPost(tx, member.id, post_id)
    const post = await wholePost(tx, rows, viewer)
    return { recdata: post ?? refuse('post_not_found') }
  },
})
