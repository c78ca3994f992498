import { post_save } from '@commons/contract/posts/lists.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { toggleSaved } from '../posts.discussion.ts'

export default handle(post_save, async ({ post_id }, context) => {
  const { object, isSaved } = (await toggleSaved(post_id, context)) ?? context.refuse('post_not_found')
  return { recdata: { post_id: object, is_saved: flag(isSaved) } }
})
