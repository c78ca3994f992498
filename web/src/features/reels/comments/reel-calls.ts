/** The calls that read and write comments on reels, and replies to them. */
import type { ReelBlockedComment, ReelComment, ReelReply } from '@commons/contract/reels-comments.ts'
import { byId, type DiscussionCalls } from '../../../discussion/discussed.ts'
import type { LeftSaid } from '../../../discussion/LeftBehind.tsx'
import { saidCalls } from '../../../discussion/said-calls.ts'
import type { Said } from '../../../discussion/said.ts'
import { waitingComments } from './waiting-comments.ts'

const likesOf = ({
  like_count,
  comment_reel_liked,
}: Pick<ReelReply, 'like_count' | 'comment_reel_liked'>) => ({
  count: like_count,
  liked: comment_reel_liked === 1,
})

function ofReply(reply: ReelReply): Said {
  const { reply_id: id, comment_id, reply: text, ...rest } = reply
  return { ...rest, id, commentId: comment_id, text, likes: likesOf(reply), replies: undefined }
}

function ofComment(comment: ReelComment): Said {
  const { comment_id: id, comment: text, replies, reply_count: count, ...rest } = comment
  return {
    ...rest,
    id,
    commentId: undefined,
    text,
    likes: likesOf(comment),
    replies: { count, latest: replies.map(ofReply) },
  }
}

export function ofBlocked(left: ReelBlockedComment): LeftSaid {
  const { comment_id, reply_id: replyId, comment: text, ...rest } = left
  const ids =
    replyId === null ? { id: comment_id, commentId: undefined } : { id: replyId, commentId: comment_id }
  return { ...rest, ...ids, text, mentions: [] }
}

const comments = saidCalls({
  list: 'comments_by_reel_id',
  of: (reel_id) => ({ reel_id }),
  rows: ({ comments: rows, next }) => ({ rows: rows.map(ofComment), next }),
  add: 'reel_comment',
  say: (reel_id, comment) => ({ reel_id, comment }),
  said: ({ recdata }) => ofComment(recdata),
  remove: byId('reel_comment_delete', (reel_comment_id) => ({ reel_comment_id })),
  restore: byId('reel_comment_restore', (reel_comment_id) => ({ reel_comment_id })),
})

const repliesOf = (reel_id: number) =>
  saidCalls({
    list: 'reel_comment_reply_list',
    of: (reel_comment_id) => ({ reel_comment_id }),
    rows: ({ reel, recdata, next }) => ({ reel, rows: recdata.map(ofReply), next }),
    add: 'reel_comment_reply',
    say: (reel_comment_id, reply) => ({ reel_id, reel_comment_id, reply }),
    said: ({ recdata }) => ofReply(recdata),
    remove: byId('reel_comment_reply_delete', (reel_comment_reply_id) => ({ reel_comment_reply_id })),
    restore: byId('reel_comment_reply_restore', (reel_comment_reply_id) => ({ reel_comment_reply_id })),
  })

/** Needs the reel: a reply names the reel besides its comment. */
export const reelCalls = (reel_id: number): DiscussionCalls => ({
  comments,
  replies: repliesOf(reel_id),
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      waitingComments.keep({
        kind: 'reel_comment',
        key,
        reel_id: about.id,
        reel_comment_id: commentId,
        text,
      }),
    retry: waitingComments.retry,
    discard: waitingComments.discard,
  },
})
