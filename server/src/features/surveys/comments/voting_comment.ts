import { voting_comment } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'
import { commentShape, commentsShape } from './comments.shape.ts'

export default handle(voting_comment, {
  ...discussion.adding,
  again: discussion.again('survey_not_found', 'voting_comment_id', commentsShape),

  async before({ comment, alt }, context) {
    return discussion.prepare({ text: comment, alt }, context)
  },

  async run({ voting_title_id }, context) {
    const { viewer, refuse } = context
    const added = (await discussion.comment(voting_title_id, context)) ?? refuse('survey_not_found')
    return { recdata: commentShape(added, viewer) }
  },
})
