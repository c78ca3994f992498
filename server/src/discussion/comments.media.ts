/** The pictures and videos of comments and replies. */
import { sql } from 'kysely'
import { findMentions } from '../mentions/mentions.queries.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import { type PreparedSaid, prepareSaid, type Saying } from '../shown-files/said.media.ts'
import { isOpenComment, visibleComment } from '../visibility/comments.ts'
import { isLeftBehind } from '../visibility/left-behind.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import type { discussionEdits } from './comments.editing.queries.ts'
import { tellOfComment } from './comments.news.ts'
import { type discussionWrites, findObjectOfFile } from './comments.writing.queries.ts'

/** Media use of the files of comments on objects of this kind. */
export function commentMedia(
  kind: ObjectKind,
  {
    publishWaitingComment,
    settleEditedFile,
  }: Pick<ReturnType<typeof discussionWrites>, 'publishWaitingComment'> &
    Pick<ReturnType<typeof discussionEdits>, 'settleEditedFile'>,
): MediaUse {
  return {
    name: kind.commentFiles,
    audience: {
      open: sql`(select ${isOpenComment([kind])} from comments c where c.media_id = m.id)`,
      visible: (viewer) =>
        sql`(select ${visibleComment(viewer, [kind])} or ${isLeftBehind(viewer, [kind])}
          from comments c where c.media_id = m.id)`,
    },
    // The comment's width at 1x and 2x; the full-screen viewer uses the same files.
    widths: [480, 960],
    async settled({ tx, emit, hint }, { id, owner, state }) {
      const hintAll = ({ object, audience }: { object: number; audience: number[] | null }) => {
        for (const topic of [kind.name, 'comments'] as const)
          hint(`${topic}:${object}`, audience ?? undefined)
      }
      const edited = await settleEditedFile(tx, id, state)
      if (edited) return hintAll(edited)
      if (state === 'failed') {
        const object = await findObjectOfFile(tx, id)
        if (object !== undefined) hint(`comments:${object}`, [owner])
        return
      }
      const comment = await publishWaitingComment(tx, id)
      if (!comment || comment.is_deleted) return
      tellOfComment(kind.name, comment, { emit })
      hintAll(comment)
    },
  }
}

/** Input of a call that takes a comment or reply. */
export interface Given {
  text?: string | undefined
  alt?: string | undefined
}

export type Preparing = Saying<'comment_empty'>

/** A comment or reply prepared before its transaction. */
export type PreparedComment = PreparedSaid

/** Prepares a comment or reply that has only text. */
export async function prepareWords(
  text: string,
  { db, member, refuse }: Pick<Preparing, 'db' | 'member'> & { refuse(refusal: 'comment_empty'): never },
): Promise<PreparedComment> {
  if (text === '') return refuse('comment_empty')
  return { message: text, mentions: await findMentions(db, member.id, text), file: undefined }
}

/** Looks up a comment's mentions and takes in its file. */
export const prepareComment = (
  use: MediaUse,
  { text, alt }: Given,
  preparing: Preparing,
): Promise<PreparedComment> => prepareSaid(use, { message: text, alt, empty: 'comment_empty' }, preparing)
