/** How comments on surveys, and replies to them, are read and written. */
import type { VotingBlockedComment, VotingComment, VotingReply } from '@commons/contract/surveys-comments.ts'

import { call } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { discardComment, keepComment, retryComment } from './waiting-comments.ts'
import { byId, type DiscussionCalls, type SaidCalls, type SaidWords } from '../../../discussion/discussed.ts'
import type { LeftSaid } from '../../../discussion/LeftBehind.tsx'
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

const sentWith = ({ media, alt, key }: SaidWords) => ({
  idempotency_key: key,
  ...(media ? { file_type: media.file.type } : {}),
  ...(alt === '' ? {} : { alt }),
})

const filesOf = ({ media }: SaidWords) => (media ? { file: media.file } : {})

const comments: SaidCalls = {
  listKey: (voting_title_id) => ['voting_comment_list', { voting_title_id }],
  async list(voting_title_id, page, signal) {
    const { comments: rows, next } = await call(
      'voting_comment_list',
      { voting_title_id, ...page },
      { signal },
    )
    return { rows: rows.map(ofComment), next }
  },
  async add(client, voting_title_id, words, options) {
    const input = { voting_title_id, comment: words.text, ...sentWith(words) }
    const answer = await upload('voting_comment', input, filesOf(words), options)
    return { said: ofComment(answer.recdata), shown: afterWrite(client, 'voting_comment', input, answer) }
  },
  remove: byId('voting_comment_delete', (voting_comment_id) => ({ voting_comment_id })),
  restore: byId('voting_comment_restore', (voting_comment_id) => ({ voting_comment_id })),
}

const replies: SaidCalls = {
  listKey: (voting_comment_id) => ['voting_comment_reply_list', { voting_comment_id }],
  async list(voting_comment_id, page, signal) {
    const input = { voting_comment_id, ...page }
    const { survey, recdata, next } = await call('voting_comment_reply_list', input, { signal })
    return { survey, rows: recdata.map(ofReply), next }
  },
  async add(client, voting_comment_id, words, options) {
    const input = { voting_comment_id, reply: words.text, ...sentWith(words) }
    const answer = await upload('voting_comment_reply', input, filesOf(words), options)
    return { said: ofReply(answer.recdata), shown: afterWrite(client, 'voting_comment_reply', input, answer) }
  },
  remove: byId('voting_comment_reply_delete', (voting_comment_reply_id) => ({ voting_comment_reply_id })),
  restore: byId('voting_comment_reply_restore', (voting_comment_reply_id) => ({ voting_comment_reply_id })),
}

export const surveyCalls: DiscussionCalls = {
  comments,
  replies,
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      keepComment({ key, voting_title_id: about.id, voting_comment_id: commentId, text }),
    retry: retryComment,
    discard: discardComment,
  },
}
