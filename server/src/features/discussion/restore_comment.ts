import { restore_comment } from '@commons/contract/discussion.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { anyAgain } from './discussion.again.ts'

const seen = anyAgain('comment_not_found')

export default handle(restore_comment, {
  again: seen,
  async run({ comment_id }, context) {
    const discussion =
      (await discussionWith(context.tx, comment_id, context.viewer)) ?? context.refuse('comment_not_found')
    await discussion.restoreAny(comment_id, context)
    return seen.answer(comment_id, { ...context, db: context.tx })
  },
})
