/** Converts posts to drafts that edit them, and back to calls. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { tagsBeside } from '@commons/contract/shared/text/tags.ts'
import { isSameDraft } from '../../../compose/draft.ts'
import { filesOfPost } from '../composer/draft-files.ts'
import { withoutCardField } from '../../../compose/link-card/written-link.ts'
import { blankPost, type PostDraft } from '../composer/post-draft.ts'
import { altsOf, orderOf, typeHint } from '../composer/wire-files.ts'
import { reasonsIn } from '../../../shown/nsfw-reasons.ts'

/** Whether it is a repost: its author wrote only the remark; everything else is the original's. */
export const isRemark = (post: Post) => post.is_repost === 1

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
    files: filesOfPost(post),
    tags: tagsBeside(post.hashtag_link, post.message),
    nsfw: reasonsIn(post.nsfw),
    topic: post.group_topic_id ?? undefined,
    topicBefore: post.group_topic_id ?? undefined,
    base,
  }
}

/** Returns the draft with the topic that the post has by now, unless its author chose another. */
export function withTopicOf(post: Post, draft: PostDraft): PostDraft {
  const { topic, topicBefore } = draftOf(post)
  return draft.topic === draft.topicBefore ? { ...draft, topic, topicBefore } : draft
}

/** Returns whether a draft has the content of a post: it was saved, or neither would be missed. */
export function saysTheSame(draft: PostDraft, post: Post): boolean {
  return isSameDraft(withTopicOf(post, draft), draftOf(post), ['base', 'topicBefore', 'sentAs'])
}

/** Returns the fields of a draft for `edit_post`, which replaces everything but the topic. */
export function editFieldsOf(post: Post, draft: PostDraft, key: string) {
  const common = {
    post_id: post.post_id,
    message: draft.text.trim(),
    post_type: draft.audience,
    idempotency_key: key,
  }
  if (isRemark(post)) return { ...common, is_repost: 1 as const }
  return {
    ...common,
    ...(post.group_id === null || draft.topic === draft.topicBefore
      ? {}
      : { group_topic_id: draft.topic ?? ('' as const) }),
    ...withoutCardField(draft.text, draft.withoutCard),
    hashtag: draft.tags.join(','),
    nsfw: draft.nsfw.join(','),
    ...altsOf(draft.files, { all: true }),
    file_order: orderOf(draft.files),
    ...typeHint(draft.files),
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
