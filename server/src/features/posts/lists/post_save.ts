import { post_save } from '@commons/contract/posts-lists.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { toggleSaved } from '../posts.discussion.ts'

export default handle(post_save, async ({ post_id }, { tx, member, refuse, hintOnly }) => {
  const { object, isSaved } = (await toggleSaved(tx, member.id, post_id)) ?? refuse('post_not_found')
  // Nobody else may learn who saved it.
  hintOnly([member.id])
  return { recdata: { post_id: object, is_saved: flag(isSaved) } }
})
