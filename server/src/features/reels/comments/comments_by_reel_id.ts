import { comments_by_reel_id } from '@commons/contract/reels-comments.ts'
import { cursorsOf } from '../../../discussion/comments.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { discussion } from '../reels.discussion.ts'
import { likedComments } from './comments.shape.ts'

export default handle(comments_by_reel_id, async ({ reel_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset, isFirst } = page
  const rows = await discussion.listComments(db, member.id, reel_id, before, limit, offset, isFirst)
  // Comments prove that their reel is visible; only an empty list needs the check.
  const reel = rows[0]?.object_id ?? (await discussion.findCommented(db, member.id, reel_id))
  if (reel === undefined) refuse('reel_not_found')
  return {
    comments: await likedComments(rows, viewer, db),
    ...nextOf(cursorsOf(rows.filter((row) => row.parent_id === null)), page),
  }
})
