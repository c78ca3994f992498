/** The pictures, videos and voice notes of messages. */
import { sql } from 'kysely'
import type { MediaUse } from '../platform/media/uses.ts'
import { type PreparedSaid, prepareSaid, type Saying } from '../shown-files/said.media.ts'
import { type ConversationKind, visibleMessage } from '../visibility/conversations.ts'
import type { conversationWrites } from './messages.writing.queries.ts'

/** Media use of the files of messages in conversations of this kind. */
export function messageMedia(
  kind: ConversationKind,
  { changeWithFile }: Pick<ReturnType<typeof conversationWrites>, 'changeWithFile'>,
): MediaUse {
  return {
    name: kind.files,
    takesVoice: true,
    audience: {
      open: sql`false`,
      visible: (viewer) =>
        sql`(select ${visibleMessage(kind, viewer)} from messages d where d.media_id = m.id)`,
    },
    // The bubble's width at 1x and 2x; the full-screen viewer uses the same files.
    widths: [480, 960],
    async settled({ tx, hint }, { id }) {
      const place = await changeWithFile(tx, id)
      if (place !== undefined) hint(`${kind.topic}:${place}`)
    },
  }
}

/** Input of a call that takes a message. */
export interface Given {
  message?: string | undefined
  alt?: string | undefined
}

export type Preparing = Saying<'message_empty'>

/** A message prepared before its transaction. */
export interface PreparedMessage extends PreparedSaid {
  /** Whether someone is notified; by default, where the message replies or mentions someone. */
  readonly isTold?: boolean
}

/** Looks up a message's mentions and takes in its file. */
export const prepareMessage = (
  use: MediaUse,
  { message, alt }: Given,
  preparing: Preparing,
): Promise<PreparedMessage> => prepareSaid(use, { message, alt, empty: 'message_empty' }, preparing)
