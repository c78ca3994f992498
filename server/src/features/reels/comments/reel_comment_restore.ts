import { reel_comment_restore } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { likedComments } from './comments.shape.ts'

export default handle(
  reel_comment_restore,
  discussion.restoring('reel_comment_id', 'comment_id', likedComments),
)
