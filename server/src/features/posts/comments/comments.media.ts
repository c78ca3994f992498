/** The pictures and videos of comments and replies. */
import type { post_comment, post_comment_reply } from '@commons/contract/posts-comments.ts'
import { sql } from 'kysely'
import type { Before } from '../../../platform/call/handle.ts'
import type { Mention } from '@commons/contract/shared/mention.ts'
import type { TakenMedia } from '../../../platform/media/road.ts'
import type { MediaUse } from '../../../platform/media/uses.ts'
import { isOpenComment, visibleComment } from '../../../visibility/comments.ts'
import { tellOfComment } from './comments.news.ts'
import { findPostOfFile, publishWaitingComment } from './comments.writing.queries.ts'
import { findMentions } from '../../../mentions/mentions.queries.ts'

export const commentMedia: MediaUse = {
  name: 'comment',
  audience: {
    open: sql`(select ${isOpenComment} from comments c where c.media_id = m.id)`,
    visible: (viewer) => sql`(select ${visibleComment(viewer)} from comments c where c.media_id = m.id)`,
  },
  // A comment's width, the same on a sharp screen; the viewer has no more.
  widths: [480, 960],
  async settled({ tx, emit, hint }, { id, owner, state }) {
    if (state === 'failed') {
      const post = await findPostOfFile(tx, id)
      if (post !== undefined) hint(`comments:${post}`, [owner])
      return
    }
    const comment = await publishWaitingComment(tx, id)
    if (!comment || comment.is_deleted) return
    tellOfComment(comment, { emit })
    for (const topic of [`post:${comment.post}`, `comments:${comment.post}`] as const)
      hint(topic, comment.audience ?? undefined)
  },
}

type Commenting = Parameters<Before<typeof post_comment | typeof post_comment_reply, unknown>>

interface Prepared {
  mentions: Mention[]
  file: TakenMedia | undefined
}

/** What precedes a comment or reply: whom it names is looked up, and its file taken in. */
export async function prepare(
  { text = '', group_id, alt }: { text?: string | undefined } & Pick<Commenting[0], 'group_id' | 'alt'>,
  { files: { file, captions }, db, member, platform, refuse }: Commenting[1],
): Promise<Prepared> {
  if (text === '' && !file) refuse('comment_empty')
  // There are no groups yet, so no id is one.
  if (group_id !== undefined) refuse('group_not_found')
  if (!file && captions) refuse('captions_without_video')
  const mentions = await findMentions(db, member.id, text)
  if (!file) return { mentions, file: undefined }
  const taking = { use: commentMedia, owner: member.id, alt, captions }
  return { mentions, file: await platform.mediaRoad.accept(file, taking) }
}
