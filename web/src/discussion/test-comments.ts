import type { Comment, Reply } from '@commons/contract/discussion.ts'

const words = {
  object_id: 1,
  user_id: 7,
  username: 'member7',
  full_name: 'Member 7',
  profile_pic: null,
  duration: 'now',
  created_at: '2026-11-21T08:00:00.000Z',
  edited_at: null,
  mentions: [],
  lang: null,
  file: null,
  file_type: null,
  file_state: null,
  file_progress: null,
  file_failure: null,
  picture: null,
  video: null,
  like_count: 0,
  dislike_count: 0,
  liked: 0,
  disliked: 0,
  hearted: 0,
  held: 0,
} as const

/** A comment of member 7 on object 1 as lists answer it, for tests. */
export const listedComment = (id: number, change: Partial<Comment> = {}): Comment => ({
  ...words,
  mentions: [],
  lang: null,
  comment_id: id,
  parent_id: null,
  comment: `Comment ${id}`,
  reply_count: 0,
  replies: [],
  ...change,
})

/** A reply of member 7 to comment 5, for tests. */
export const listedReply = (id: number): Reply => ({
  ...words,
  mentions: [],
  lang: null,
  comment_id: id,
  parent_id: 5,
  comment: `Reply ${id}`,
})
