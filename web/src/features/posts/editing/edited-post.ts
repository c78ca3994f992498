/** Converts posts to drafts that edit them, and back to calls. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { tagsBeside } from '@commons/contract/shared/text/tags.ts'
import { isSameDraft } from '../../../compose/draft.ts'
import { blankPost, type PostDraft } from '../composer/post-draft.ts'
import { reasonsIn } from '../../../shown/nsfw-reasons.ts'

/** Whether it is a repost: its author wrote only the remark; everything else is the original's. */
export const isRemark = (post: Post) => post.is_repost === 1

/** Returns the description of its file. */
const altOf = ({ picture, video }: Post) => video?.poster.alt ?? picture?.alt ?? ''

/** Returns an identifier of its version: an edit based on an older version would undo the changes since. */
export const versionOf = (post: Post) =>
  isRemark(post) ? (post.repost_comment ?? '') : (post.edited_at ?? post.created_at)

/** Returns a post as a draft of its next version, with nothing changed yet. */
export function draftOf(post: Post): PostDraft {
  const base = versionOf(post)
  if (isRemark(post)) return { ...blankPost, text: post.repost_comment ?? '', audience: post.post_type, base }
  return {
    ...blankPost,
    text: post.message,
    audience: post.post_type,
    alt: altOf(post),
    tags: tagsBeside(post.hashtag_link, post.message),
    nsfw: reasonsIn(post.nsfw),
    keepsFile: post.file_type !== null,
    base,
  }
}

/** Returns whether a draft has the content of a post: it was saved, or neither would be missed. */
export function saysTheSame(draft: PostDraft, post: Post): boolean {
  return isSameDraft(draft, draftOf(post), ['base', 'sentAs'])
}

/** Returns the fields of a draft for `edit_post`, which replaces everything. */
export function editFieldsOf(post: Post, draft: PostDraft, key: string) {
  const common = {
    post_id: post.post_id,
    message: draft.text.trim(),
    post_type: draft.audience,
    idempotency_key: key,
  }
  if (isRemark(post)) return { ...common, is_repost: 1 as const }
  // A file that is still being processed has no address yet; any name keeps it.
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

/** The post was changed, possibly by its author elsewhere, since this draft was begun. */
export class ChangedMeanwhile extends Error {
  readonly post: Post
  constructor(post: Post) {
    super('The post was changed meanwhile')
    this.post = post
  }
}
