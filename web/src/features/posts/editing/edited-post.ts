/** A post as its author finds it in the form where they change it. */
import type { Post } from '@commons/contract/posts.ts'
import { isSameDraft } from '../../../compose/draft.ts'
import { blankPost, type PostDraft } from '../composer/post-draft.ts'
import { reasonsIn } from '../../../shown/nsfw-reasons.ts'

/** Of a repost, what its author has written is the remark; all else is the original's. */
export const isRemark = (post: Post) => post.is_repost === 1

/** What its file shows, in words. */
const altOf = ({ picture, video }: Post) => video?.poster.alt ?? picture?.alt ?? ''

/** Which version of it this is: whoever changes an older one would undo what came between. */
export const versionOf = (post: Post) =>
  isRemark(post) ? (post.repost_comment ?? '') : (post.edited_at ?? post.created_at)

/** A post as a draft of its next version, with nothing changed yet. */
export function draftOf(post: Post): PostDraft {
  const base = versionOf(post)
  if (isRemark(post)) return { ...blankPost, text: post.repost_comment ?? '', audience: post.post_type, base }
  return {
    ...blankPost,
    text: post.message,
    audience: post.post_type,
    alt: altOf(post),
    tags: post.hashtag_link,
    nsfw: reasonsIn(post.nsfw),
    keepsFile: post.file_type !== null,
    base,
  }
}

/** Whether a post says just what a draft does: it is the draft that was saved, or nobody will miss either. */
export function saysTheSame(draft: PostDraft, post: Post): boolean {
  return isSameDraft(draft, draftOf(post), ['base', 'sentAs'])
}

/** What `edit_post` takes of a draft: everything, as if it were written anew. */
export function editFieldsOf(post: Post, draft: PostDraft, key: string) {
  const common = {
    post_id: post.post_id,
    message: draft.text.trim(),
    post_type: draft.audience,
    idempotency_key: key,
  }
  if (isRemark(post)) return { ...common, is_repost: 1 as const }
  // A file that is still processed has no address yet; any name keeps it.
  const oldFile = draft.keepsFile && !draft.media ? (post.file ?? post.file_type ?? '') : ''
  return {
    ...common,
    hashtag: draft.tags.join(','),
    nsfw: draft.nsfw.join(','),
    alt: draft.alt.trim(),
    old_file_path: oldFile,
    old_file_type: oldFile === '' ? '' : (post.file_type ?? ''),
    ...(draft.media ? { file_type: draft.media.file.type } : {}),
  }
}

/** Somebody, or the same member elsewhere, has changed the post since this draft of it was begun. */
export class ChangedMeanwhile extends Error {
  readonly post: Post
  constructor(post: Post) {
    super('The post was changed meanwhile')
    this.post = post
  }
}
