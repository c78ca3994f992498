/** How comments on posts, and replies to them, are read and written. */
import type { PostBlockedComment } from '@commons/contract/posts-comments.ts'
import type { PostComment, PostReply } from '@commons/contract/posts.ts'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { discardComment, keepComment, retryComment } from './waiting-comments.ts'
import { byId, type DiscussionCalls, type SaidCalls, type SaidWords } from '../../../discussion/discussed.ts'
import type { LeftSaid } from '../../../discussion/LeftBehind.tsx'
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

const sentWith = ({ media, alt, key }: SaidWords) => ({
  idempotency_key: key,
  ...(media ? { file_type: media.file.type } : {}),
  ...(alt === '' ? {} : { alt }),
})

const filesOf = ({ media }: SaidWords) => (media ? { file: media.file } : {})

const comments: SaidCalls = {
  listKey: (post_id) => ['post_comment_list', { post_id }],
  async list(post_id, page, signal) {
    const { post, recdata, next } = await call('post_comment_list', { post_id, ...page }, { signal })
    return { post, rows: recdata.map(ofComment), next }
  },
  async add(client, post_id, words, options) {
    const input = { post_id, comment: words.text, ...sentWith(words) }
    const answer = await upload('post_comment', input, filesOf(words), options)
    return { said: ofComment(answer.recdata), shown: afterWrite(client, 'post_comment', input, answer) }
  },
  remove: byId('post_comment_delete', (post_comment_id) => ({ post_comment_id })),
  restore: byId('post_comment_restore', (post_comment_id) => ({ post_comment_id })),
}

const replies: SaidCalls = {
  listKey: (post_comment_id) => ['post_comment_reply_list', { post_comment_id }],
  async list(post_comment_id, page, signal) {
    const input = { post_comment_id, ...page }
    const { post, recdata, next } = await call('post_comment_reply_list', input, { signal })
    return { post, rows: recdata.map(ofReply), next }
  },
  async add(client, post_comment_id, words, options) {
    const input = { post_comment_id, reply: words.text, ...sentWith(words) }
    const answer = await upload('post_comment_reply', input, filesOf(words), options)
    return { said: ofReply(answer.recdata), shown: afterWrite(client, 'post_comment_reply', input, answer) }
  },
  remove: byId('post_comment_reply_delete', (post_comment_reply_id) => ({ post_comment_reply_id })),
  restore: byId('post_comment_reply_restore', (post_comment_reply_id) => ({ post_comment_reply_id })),
}

export const postCalls: DiscussionCalls = {
  comments,
  replies,
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      keepComment({ key, post_id: about.id, post_comment_id: commentId, text }),
    retry: retryComment,
    discard: discardComment,
  },
}
