/** How authors edit their comments and replies. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { findMentions } from '../mentions/mentions.queries.ts'
import { tellOfMentions } from '../mentions/mentions.news.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import type { Platform } from '../platform/platform.ts'
import { setAlt } from '../shown-files/shown-file.queries.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import type { CommentEdit, discussionEdits } from './comments.editing.queries.ts'
import type { Given, PreparedComment, Preparing } from './comments.media.ts'
import { tellOfComment, tellOfHeld, type Writing } from './comments.news.ts'

interface Editing extends Writing {
  readonly tx: Tx
  readonly before: PreparedComment
  readonly member: { readonly id: number }
  readonly platform: Platform
  refuse(refusal: 'comment_not_found' | 'comment_empty'): never
  say(message: MessageId): void
}

interface Asked {
  readonly alt?: string | undefined
  /** Whether the file it has is removed. */
  readonly removesFile: boolean
}

export function commentEditing(
  kind: ObjectKind,
  use: MediaUse,
  { lockOwnComment, editComment, forgetFailure }: ReturnType<typeof discussionEdits>,
) {
  return {
    /** Looks up an edited text's mentions and takes in the new file; the old one may be text enough. */
    async prepareEdit({ text = '', alt }: Given, preparing: Preparing): Promise<PreparedComment> {
      const { db, member, platform, refuse, files } = preparing
      const file = kind.wordsOnly ? undefined : files.file
      if (!file && files.captions) refuse('captions_without_video')
      const mentions = await findMentions(db, member.id, text)
      if (!file) return { message: text, mentions, file: undefined }
      const taking = { use, owner: member.id, alt, captions: files.captions }
      return { message: text, mentions, file: await platform.mediaRoad.accept(file, taking) }
    },

    /** Edits a comment or reply and announces it, or refuses; an edit that changes nothing isn't one. */
    async edit(id: number, { alt, removesFile }: Asked, editing: Editing): Promise<void> {
      const { tx, before, member, platform, refuse, emit, hintOnly, say } = editing
      const { message, mentions, file } = before
      const old = (await lockOwnComment(tx, member.id, id)) ?? refuse('comment_not_found')
      const keptFile = removesFile ? null : old.media_id
      if (message === '' && !file && keptFile === null) refuse('comment_empty')
      const mediaId = file ? await platform.mediaRoad.attach(tx, file) : keptFile
      // The form doesn't know the description until the file is ready: an empty one then means no change.
      const saysAlt = alt !== undefined && (alt !== '' || old.media_ready)
      if (mediaId !== null && !file && saysAlt && alt !== old.media_alt) await setAlt(tx, mediaId, alt)
      if (message === old.message && mediaId === old.media_id) {
        await forgetFailure(tx, id)
        hintOnly([member.id])
        return
      }
      const edit: CommentEdit = {
        message,
        mentions,
        mediaId,
        keepsEarlier: file !== undefined && old.is_published && old.media_ready,
        publishes: !old.is_published && mediaId === null && old.held_for === null,
      }
      const placed = await editComment(tx, id, edit)
      if (file) say('done.comment_edit_waits')
      if (placed.held_for !== null) {
        tellOfHeld(placed.held_for, editing)
        // It is gone for everybody else, if they saw it.
        return hintOnly(old.is_published ? (placed.audience ?? undefined) : [member.id])
      }
      if (!old.is_published && !edit.publishes) return hintOnly([member.id])
      hintOnly(placed.audience ?? undefined)
      if (edit.publishes) return tellOfComment(kind.name, placed, { emit })
      const known = new Set(old.mentions.map(({ user_id }) => user_id))
      const hears = new Set(placed.heard_by)
      const fresh = mentions.map(({ user_id }) => user_id).filter((who) => hears.has(who) && !known.has(who))
      tellOfMentions({ emit }, fresh, { by: member.id, kind: kind.name, object: placed.object, comment: id })
    },
  }
}
