/** The calls that read and write comments on surveys, and replies to them. */
import type { VotingBlockedComment, VotingComment, VotingReply } from '@commons/contract/surveys-comments.ts'
import { waitingComments } from './waiting-comments.ts'
import { byId, type DiscussionCalls } from '../../../discussion/discussed.ts'
import type { LeftSaid } from '../../../discussion/LeftBehind.tsx'
import { saidCalls } from '../../../discussion/said-calls.ts'
import type { Said } from '../../../discussion/said.ts'

function ofReply({
  voting_comment_reply_id: id,
  voting_comment_id,
  reply: text,
  ...rest
}: VotingReply): Said {
  return { ...rest, id, commentId: voting_comment_id, text, replies: undefined }
}

function ofComment(comment: VotingComment): Said {
  const { voting_comment_id: id, comment: text, reply, reply_count: count, ...rest } = comment
  return { ...rest, id, commentId: undefined, text, replies: { count, latest: reply.map(ofReply) } }
}

export function ofBlocked(left: VotingBlockedComment): LeftSaid {
  const { voting_comment_id, voting_comment_reply_id: replyId, comment: text, ...rest } = left
  const ids =
    replyId === null
      ? { id: voting_comment_id, commentId: undefined }
      : { id: replyId, commentId: voting_comment_id }
  return { ...rest, ...ids, text, mentions: [] }
}

const comments = saidCalls({
  list: 'voting_comment_list',
  of: (voting_title_id) => ({ voting_title_id }),
  rows: ({ comments: rows, next }) => ({ rows: rows.map(ofComment), next }),
  add: 'voting_comment',
  say: (voting_title_id, comment) => ({ voting_title_id, comment }),
  said: ({ recdata }) => ofComment(recdata),
  remove: byId('voting_comment_delete', (voting_comment_id) => ({ voting_comment_id })),
  restore: byId('voting_comment_restore', (voting_comment_id) => ({ voting_comment_id })),
})

const replies = saidCalls({
  list: 'voting_comment_reply_list',
  of: (voting_comment_id) => ({ voting_comment_id }),
  rows: ({ survey, recdata, next }) => ({ survey, rows: recdata.map(ofReply), next }),
  add: 'voting_comment_reply',
  say: (voting_comment_id, reply) => ({ voting_comment_id, reply }),
  said: ({ recdata }) => ofReply(recdata),
  remove: byId('voting_comment_reply_delete', (voting_comment_reply_id) => ({ voting_comment_reply_id })),
  restore: byId('voting_comment_reply_restore', (voting_comment_reply_id) => ({ voting_comment_reply_id })),
})

export const surveyCalls: DiscussionCalls = {
  comments,
  replies,
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      waitingComments.keep({
        kind: 'survey_comment',
        key,
        voting_title_id: about.id,
        voting_comment_id: commentId,
        text,
      }),
    retry: waitingComments.retry,
    discard: waitingComments.discard,
  },
}
