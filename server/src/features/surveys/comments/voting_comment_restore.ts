import { voting_comment_restore } from '@commons/contract/surveys-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../surveys.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(
  voting_comment_restore,
  discussion.restoring('voting_comment_id', 'voting_comment_id', commentsShape),
)
