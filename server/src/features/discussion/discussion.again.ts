/** Answers of calls that add or restore: what they made, as its author sees it by now. */
import type { Comment, Reply } from '@commons/contract/discussion.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import type { CommentRow } from '../../discussion/comments.queries.ts'
import type { Answering } from '../../platform/call/repeated-answer.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { commentsShape, repliesShape } from './discussion.shape.ts'

const again =
  <Said extends Reply>(shape: (rows: readonly CommentRow[], viewer: Viewer, db: Db) => Promise<Said[]>) =>
  <Refusal extends RefusalName>(refusal: Refusal) => ({
    made: ({ recdata }: { recdata: Said }): number => recdata.comment_id,
    async answer(id: number, { db, viewer, refuse }: Answering<Refusal>): Promise<{ recdata: Said }> {
      const discussion = (await discussionWith(db, id)) ?? refuse(refusal)
      const [said] = await shape(await discussion.findComment(db, viewer.member.id, id), viewer, db)
      return { recdata: said ?? refuse(refusal) }
    },
  })

export const commentAgain = again(commentsShape)
export const replyAgain = again(repliesShape)
/** A reply is answered as a comment without replies. */
export const anyAgain = again<Comment>(async (rows, viewer, db) => {
  if (rows.some(({ parent_id }) => parent_id === null)) return commentsShape(rows, viewer, db)
  return (await repliesShape(rows, viewer, db)).map((reply) => ({ ...reply, reply_count: 0, replies: [] }))
})
