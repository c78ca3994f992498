/** Answers of calls that add or restore: what they made, as its author sees it by now. */
import type { Comment, Reply } from '@commons/contract/discussion.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { discussionWith } from '../../discussion/discussions.ts'
import type { ListedCommentRow } from '../../discussion/comments.queries.ts'
import type { Answering } from '../../platform/call/repeated-answer.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { commentsShape, repliesShape } from './discussion.shape.ts'

const again =
  <Said extends Reply>(shape: (rows: readonly ListedCommentRow[], viewer: Viewer) => Said[]) =>
  <Refusal extends RefusalName>(refusal: Refusal) => ({
    made: ({ recdata }: { recdata: Said }): number => recdata.comment_id,
    async answer(id: number, { db, viewer, refuse }: Answering<Refusal>): Promise<{ recdata: Said }> {
      const discussion = (await discussionWith(db, id, viewer)) ?? refuse(refusal)
      const [said] = shape(await discussion.findComment(db, viewer.member.id, id), viewer)
      return { recdata: said ?? refuse(refusal) }
    },
  })

export const commentAgain = again(commentsShape)
export const replyAgain = again(repliesShape)
/** A reply is answered as a comment without replies. */
export const anyAgain = again<Comment>((rows, viewer) => {
  if (rows.some(({ parent_id }) => parent_id === null)) return commentsShape(rows, viewer)
  return repliesShape(rows, viewer).map((reply) => ({ ...reply, reply_count: 0, replies: [] }))
})
