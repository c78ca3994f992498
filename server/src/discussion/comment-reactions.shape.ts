/** Reactions to comments and replies as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { CommentReactions } from './comment-reactions.queries.ts'

/** What nobody has reacted to has no row. */
export const reactionsShape = (row?: CommentReactions) => ({
  like_count: row?.likes ?? 0,
  dislike_count: row?.dislikes ?? 0,
  liked: flag(row?.reaction === 'like'),
  disliked: flag(row?.reaction === 'dislike'),
})
