import { post_publish } from '@commons/contract/posts/drafts.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { postAgain, wholePost } from '../posts.page.ts'
import { findPost } from '../posts.queries.ts'
import { heldAgain } from './approval.ts'
import { findDraftTexts } from './drafts.queries.ts'
import { judgeDraft, publishDraft } from './drafts.publishing.ts'

export default handle(post_publish, {
  // A repetition finds no draft, and is answered by its key.
  async before({ post_id }, { member, platform }) {
    const draft = await findDraftTexts(platform.database.db, member.id, post_id)
    return { draft: draft && (await judgeDraft(platform, post_id, draft)) }
  },

  again: { ...postAgain, answer: heldAgain },

  async run(
    { post_id },
    { before: { draft }, tx, member, viewer, platform, refuse, emit, hint, hintOnly, say },
  ) {
    const done = draft && (await publishDraft({ tx, emit, hint }, platform, draft))
    if (!done) refuse('post_not_found')
    // Others get their hints with the publishing.
    hintOnly([member.id])
    const post = await wholePost(tx, await findPost(tx, member.id, post_id), viewer)
    if (done === 'held') say('done.post_held')
    else if (post?.file_state === 'processing') say('done.post_waits')
    return { recdata: post ?? refuse('post_not_found'), waits_for_approval: flag(done === 'held') }
  },
})
