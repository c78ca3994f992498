import type { PostComment, PostReply } from '@commons/contract/posts/posts.ts'

const noFile = {
  file: null,
  file_type: null,
  file_state: null,
  file_progress: null,
  file_failure: null,
  picture: null,
  video: null,
}

const noReactions = { like_count: 0, dislike_count: 0, liked: 0, disliked: 0 } as const

const member7 = { user_id: 7, username: 'member7', full_name: 'Member 7', profile_pic: null }

/** A comment of member 7 on post 1, for tests. */
export function aComment(id: number, change: Partial<PostComment> = {}): PostComment {
  return {
    post_comment_id: id,
    post_id: 1,
    ...member7,
    duration: 'now',
    created_at: '2026-11-21T08:00:00.000Z',
    edited_at: null,
    comment: `Comment ${id}`,
    mentions: [],
    lang: null,
    ...noFile,
    ...noReactions,
    reply_count: 0,
    reply: [],
    ...change,
  }
}

/** A reply of member 7 to comment 5, for tests. */
export function aReply(id: number, change: Partial<PostReply> = {}): PostReply {
  return {
    post_comment_reply_id: id,
    post_comment_id: 5,
    post_id: 1,
    ...member7,
    duration: 'now',
    created_at: '2026-11-21T08:00:00.000Z',
    edited_at: null,
    reply: `Reply ${id}`,
    mentions: [],
    lang: null,
    ...noFile,
    ...noReactions,
    ...change,
  }
}
