import { add_comment } from '@commons/contract/discussion.ts'
import { addingSteps } from '../../discussion/discussion.ts'
import { discussionOn } from '../../discussion/discussions.ts'
import { handle } from '../../platform/call/handle.ts'
import { commentAgain } from './discussion.again.ts'
import { commentShape } from './discussion.shape.ts'

export default handle(add_comment, {
  ...addingSteps,
  again: commentAgain('object_not_found'),

  async before({ object_id, comment, alt }, context) {
    const discussion =
      (await discussionOn(context.db, object_id, context.viewer)) ?? context.refuse('object_not_found')
    return { discussion, ...(await discussion.prepare({ text: comment, alt }, context)) }
  },

  async run({ object_id }, context) {
    const { before, viewer, refuse } = context
    const added = (await before.discussion.comment(object_id, context)) ?? refuse('object_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
