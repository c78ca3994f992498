import { edit_comment } from '@commons/contract/discussion.ts'
import { addingSteps } from '../../discussion/discussion.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { anyAgain } from './discussion.again.ts'

const seen = anyAgain('comment_not_found')

export default handle(edit_comment, {
  emits: addingSteps.emits,
  undo: addingSteps.undo,
  again: seen,

  async before({ comment_id, comment, alt }, context) {
    const discussion =
      (await discussionWith(context.db, comment_id, context.viewer)) ?? context.refuse('comment_not_found')
    return { discussion, ...(await discussion.prepareEdit({ text: comment, alt }, context)) }
  },

  async run({ comment_id, alt, removes_file }, context) {
    await context.before.discussion.edit(comment_id, { alt, removesFile: removes_file === 1 }, context)
    return seen.answer(comment_id, { ...context, db: context.tx })
  },
})
