/** The pictures, videos, voice notes and attachments of messages. */
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { sql } from 'kysely'
import { findMentions } from '../mentions/mentions.queries.ts'
import { Refusal } from '../platform/call/refusal.ts'
import type { TakenAttachments } from '../platform/media/attachments/attachments.ts'
import type { Upload } from '../platform/media/incoming.ts'
import type { AttachmentUse, MediaAudience, MediaUse } from '../platform/media/uses.ts'
import { type PreparedSaid, prepareSaid, type Saying } from '../shown-files/said.media.ts'
import { linkOf, type WrittenLink } from '../shown-links/shown-links.ts'
import { type ConversationKind, visibleAnywhere } from '../visibility/conversations.ts'
import type { conversationWrites } from './messages.writing.queries.ts'

/** Whoever sees a message sees its file, which others may have, too, where it was forwarded. */
const audience: MediaAudience = {
  open: sql`false`,
  visible: (viewer) =>
    sql`exists (select from messages d where d.media_id = m.id and ${visibleAnywhere(viewer)})`,
}

/** Media use of the files of messages in conversations of this kind. */
export function messageMedia(
  kind: ConversationKind,
  { changeWithFile }: Pick<ReturnType<typeof conversationWrites>, 'changeWithFile'>,
): MediaUse {
  return {
    name: kind.files,
    takesVoice: true,
    isShared: true,
    audience,
    // The bubble's width at 1x and 2x; the full-screen viewer uses the same files.
    widths: [480, 960],
    async settled({ tx, hint }, { id }) {
      const place = await changeWithFile(tx, id)
      if (place !== undefined) hint(`${kind.topic}:${place}`)
    },
  }
}

/** Use of files in these messages that are only downloaded. */
export function messageAttachments(kind: ConversationKind): AttachmentUse {
  return {
    name: `${kind.files}_attachment`,
    isShared: true,
    audience,
    largestBytes: largestAttachment.bytes,
  }
}

/** Input of a call that takes a message. */
export interface Given {
  message?: string | undefined
  alt?: string | undefined
  link_card?: 0 | 1 | undefined
  waveform?: string | undefined
}

export interface Preparing extends Omit<Saying<'message_empty'>, 'files'> {
  readonly files: Saying<'message_empty'>['files'] & { readonly attachment?: Upload }
}

/** A message prepared before its transaction. */
export interface PreparedMessage extends PreparedSaid {
  /** Whether someone is notified; by default, where the message replies or mentions someone. */
  readonly isTold?: boolean
  /** How loud its voice note is. */
  readonly waveform?: string | undefined
  /** Its file that is only downloaded. */
  readonly attachment: TakenAttachments | undefined
  /** Its link that gets a card. */
  readonly link: WrittenLink | undefined
  /** The stored file of the message that it forwards, if that has one; undefined where it forwards none. */
  readonly forwards?: { readonly mediaId: string | null } | undefined
}

/** Looks up a message's mentions and its link, and takes in its file. */
export async function prepareMessage(
  uses: { readonly files: MediaUse; readonly attachments: AttachmentUse },
  { message, alt, link_card, waveform }: Given,
  preparing: Preparing,
): Promise<PreparedMessage> {
  const { files, db, member, platform } = preparing
  const link = linkOf({ message, link_card }, platform)
  if (!files.attachment) {
    const said = await prepareSaid(uses.files, { message, alt, empty: 'message_empty' }, preparing)
    return { ...said, waveform, attachment: undefined, link }
  }
  // A message has one file.
  if (files.file) throw new Refusal('too_many_files')
  const taking = { use: uses.attachments, owner: member.id }
  return {
    message: message ?? '',
    mentions: await findMentions(db, member.id, message ?? ''),
    file: undefined,
    attachment: await platform.mediaRoad.attachments.accept({ attachment: files.attachment }, taking),
    link,
  }
}
