/** The pictures and videos of comments and replies. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { findMentions } from '../mentions/mentions.queries.ts'
import type { Db } from '../platform/db/prepared.ts'
import type { Upload } from '../platform/media/incoming.ts'
import type { TakenMedia } from '../platform/media/road.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import type { Platform } from '../platform/platform.ts'
import { isOpenComment, visibleComment } from '../visibility/comments.ts'
import { isLeftBehind } from '../visibility/left-behind.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import { tellOfComment } from './comments.news.ts'
import { type discussionWrites, findObjectOfFile } from './comments.writing.queries.ts'

/** What files of comments on objects of this kind are for. */
export function commentMedia(
  kind: ObjectKind,
  { publishWaitingComment }: Pick<ReturnType<typeof discussionWrites>, 'publishWaitingComment'>,
): MediaUse {
  return {
    name: kind.commentFiles,
    audience: {
      open: sql`(select ${isOpenComment([kind])} from comments c where c.media_id = m.id)`,
      visible: (viewer) =>
        sql`(select ${visibleComment(viewer, [kind])} or ${isLeftBehind(viewer, [kind])}
          from comments c where c.media_id = m.id)`,
    },
    // A comment's width, the same on a sharp screen; the viewer has no more.
    widths: [480, 960],
    async settled({ tx, emit, hint }, { id, owner, state }) {
      if (state === 'failed') {
        const object = await findObjectOfFile(tx, id)
        if (object !== undefined) hint(`comments:${object}`, [owner])
        return
      }
      const comment = await publishWaitingComment(tx, id)
      if (!comment || comment.is_deleted) return
      tellOfComment(kind.name, comment, { emit })
      for (const topic of [kind.name, 'comments'] as const)
        hint(`${topic}:${comment.object}`, comment.audience ?? undefined)
    },
  }
}

/** What a call that takes a comment or reply has been given. */
export interface Given {
  text?: string | undefined
  alt?: string | undefined
}

export interface Preparing {
  readonly files: { readonly file?: Upload; readonly captions?: Upload }
  readonly db: Db
  readonly member: { readonly id: number }
  readonly platform: Platform
  refuse(refusal: 'comment_empty' | 'captions_without_video'): never
}

/** What precedes a comment or reply, before its transaction. */
export interface PreparedComment {
  readonly message: string
  readonly mentions: Mention[]
  readonly file: TakenMedia | undefined
}

/** Looks up whom a comment or reply names, and takes its file in. */
export async function prepareComment(
  use: MediaUse,
  { text: message = '', alt }: Given,
  { files: { file, captions }, db, member, platform, refuse }: Preparing,
): Promise<PreparedComment> {
  if (message === '' && !file) refuse('comment_empty')
  if (!file && captions) refuse('captions_without_video')
  const mentions = await findMentions(db, member.id, message)
  if (!file) return { message, mentions, file: undefined }
  const taking = { use, owner: member.id, alt, captions }
  return { message, mentions, file: await platform.mediaRoad.accept(file, taking) }
}
