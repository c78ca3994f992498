import type { PostComment, PostReply } from '@commons/contract/posts.ts'

/** A comment or a reply: what both of them show. */
export interface Said extends Omit<PostReply, 'post_comment_reply_id' | 'post_comment_id' | 'reply'> {
  /** Comments and replies are counted together: no two have the same. */
  readonly id: number
  /** The comment that this replies to; undefined for a comment. */
  readonly commentId: number | undefined
  readonly text: string
  /** How many replies a comment has, and the latest of them; a reply has none. */
  readonly replies: { readonly count: number; readonly latest: readonly Said[] } | undefined
}

/** Whom one answers: a post, or a comment on it. */
export interface SaidTo {
  /** The post that holds the comments: of a repost without a remark the original. */
  readonly postId: number
  readonly commentId: number | undefined
}

export function ofReply({
  post_comment_reply_id: id,
  post_comment_id,
  reply: text,
  ...rest
}: PostReply): Said {
  return { ...rest, id, commentId: post_comment_id, text, replies: undefined }
}

export function ofComment(comment: PostComment): Said {
  const { post_comment_id: id, comment: text, reply, reply_count: count, ...rest } = comment
  return { ...rest, id, commentId: undefined, text, replies: { count, latest: reply.map(ofReply) } }
}
