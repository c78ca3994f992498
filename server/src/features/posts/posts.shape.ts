/** Rows of posts as the wire shows them. */
import type { Post } from '@commons/contract/posts.ts'
import { now } from '../../platform/clock.ts'
import { duration, type Language } from '../../platform/language.ts'
import { faceAddress, type MediaAddresses } from '../../platform/media/address.ts'
import type { Member } from '../../platform/session/sessions.ts'
import type { PostRow, ReactionsRow } from './posts.queries.ts'

export interface PostViewer {
  member: Member
  language: Language
  media: MediaAddresses
}

export function postShape(row: PostRow, { member, language, media }: PostViewer): Post {
  // A client without a browser's cookie shows a private picture by a signed address.
  const signedFor = row.audience === 'private' && !member.browser ? member.id : undefined
  const stored = row.key === null ? null : { ...row, key: row.key }
  const ready = stored?.state === 'ready' ? stored : null
  const picture = ready?.kind === 'image' ? media.picture(ready, signedFor) : null
  const video = ready?.kind === 'video' ? media.video(ready, signedFor) : null
  return {
    post_id: row.id,
    user_id: row.author_id,
    username: row.username,
    full_name: row.full_name,
    profile_pic: faceAddress(media, row.avatar_key),
    duration: duration(language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    message: row.message,
    file: (picture ?? video)?.sources.at(-1)?.url ?? null,
    file_type: stored && stored.kind,
    file_state: stored && stored.state,
    file_progress: stored && stored.progress,
    file_failure: stored?.failure ? media.failure(language, stored.failure) : null,
    picture,
    video,
    post_type: row.audience,
    is_repost: 0,
    is_nsfw: row.nsfw.length > 0 ? 1 : 0,
    nsfw: row.nsfw.join(','),
    hashtag: row.hashtags.join(','),
    hashtag_link: row.hashtags,
    is_following: row.following ? 1 : 0,
    ...reactionFlags(row.reaction),
    like_count: row.likes,
    dislike_count: row.dislikes,
    repost_count: row.reposts,
    comments_count: row.comments,
    comments: [],
    group_id: null,
    group_name: null,
    group_owner_id: null,
    repost_user_id: null,
    repost_user: null,
    repost_profile_pic: null,
    repost_duration: null,
    repost_comment: null,
  }
}

export function reactionsShape(postId: number, row: ReactionsRow) {
  return {
    post_id: postId,
    ...reactionFlags(row.reaction),
    like_count: row.likes,
    dislike_count: row.dislikes,
  }
}

function reactionFlags(reaction: PostRow['reaction']) {
  return { user_like: reaction === 'like' ? 1 : 0, user_dislike: reaction === 'dislike' ? 1 : 0 } as const
}

/** A page of posts with the cursor to the next; a page that is not full is the last. */
export function pageShape(rows: PostRow[], limit: number, viewer: PostViewer) {
  const last = rows.at(-1)
  const next = last && rows.length === limit ? { next: String(last.position) } : {}
  return { recdata: rows.map((row) => postShape(row, viewer)), ...next }
}
