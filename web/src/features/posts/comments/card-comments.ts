/** The latest comments on a post and their replies, as its card has them. */
import type { PostComment, PostReply } from '@commons/contract/posts/posts.ts'
import type { Said } from '../../../discussion/said.ts'

function ofReply({ post_comment_reply_id: id, post_comment_id, reply: text, ...rest }: PostReply): Said {
  return { ...rest, id, commentId: post_comment_id, text, replies: undefined }
}

export function ofComment(comment: PostComment): Said {
  const { post_comment_id: id, comment: text, reply, reply_count: count, ...rest } = comment
  return { ...rest, id, commentId: undefined, text, replies: { count, latest: reply.map(ofReply) } }
}
