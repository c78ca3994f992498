import { project_comment_restore } from '@commons/contract/projects-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../projects.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(
  project_comment_restore,
  discussion.restoring('project_comment_id', 'project_comment_id', commentsShape),
)
