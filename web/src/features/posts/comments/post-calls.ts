/** The calls that read and write comments on posts, and replies to them. */
import type { PostBlockedComment } from '@commons/contract/posts-comments.ts'
import type { PostComment, PostReply } from '@commons/contract/posts.ts'
import { waitingComments } from './waiting-comments.ts'
import { byId, type DiscussionCalls } from '../../../discussion/discussed.ts'
import type { LeftSaid } from '../../../discussion/LeftBehind.tsx'
import { saidCalls } from '../../../discussion/said-calls.ts'
import type { Said } from '../../../discussion/said.ts'

function ofReply({ post_comment_reply_id: id, post_comment_id, reply: text, ...rest }: PostReply): Said {
  return { ...rest, id, commentId: post_comment_id, text, replies: undefined }
}

export function ofComment(comment: PostComment): Said {
  const { post_comment_id: id, comment: text, reply, reply_count: count, ...rest } = comment
  return { ...rest, id, commentId: undefined, text, replies: { count, latest: reply.map(ofReply) } }
}

export function ofBlocked(left: PostBlockedComment): LeftSaid {
  const { post_comment_id, post_comment_reply_id: replyId, comment: text, ...rest } = left
  const ids =
    replyId === null
      ? { id: post_comment_id, commentId: undefined }
      : { id: replyId, commentId: post_comment_id }
  return { ...rest, ...ids, text, mentions: [] }
}

const comments = saidCalls({
  list: 'post_comment_list',
  of: (post_id) => ({ post_id }),
  rows: ({ post, recdata, next }) => ({ post, rows: recdata.map(ofComment), next }),
  add: 'post_comment',
  say: (post_id, comment) => ({ post_id, comment }),
  said: ({ recdata }) => ofComment(recdata),
  remove: byId('post_comment_delete', (post_comment_id) => ({ post_comment_id })),
  restore: byId('post_comment_restore', (post_comment_id) => ({ post_comment_id })),
})

const replies = saidCalls({
  list: 'post_comment_reply_list',
  of: (post_comment_id) => ({ post_comment_id }),
  rows: ({ post, recdata, next }) => ({ post, rows: recdata.map(ofReply), next }),
  add: 'post_comment_reply',
  say: (post_comment_id, reply) => ({ post_comment_id, reply }),
  said: ({ recdata }) => ofReply(recdata),
  remove: byId('post_comment_reply_delete', (post_comment_reply_id) => ({ post_comment_reply_id })),
  restore: byId('post_comment_reply_restore', (post_comment_reply_id) => ({ post_comment_reply_id })),
})

export const postCalls: DiscussionCalls = {
  comments,
  replies,
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      waitingComments.keep({ kind: 'comment', key, post_id: about.id, post_comment_id: commentId, text }),
    retry: waitingComments.retry,
    discard: waitingComments.discard,
  },
}
