/** The pictures, videos and voice notes of messages. */
import { sql } from 'kysely'
import type { MediaUse } from '../platform/media/uses.ts'
import { type PreparedSaid, prepareSaid, type Saying } from '../shown-files/said.media.ts'
import { type ConversationKind, visibleMessage } from '../visibility/conversations.ts'
import type { conversationWrites } from './messages.writing.queries.ts'

/** What files of messages in conversations of this kind are for. */
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
    // A bubble's width, the same on a sharp screen; the viewer has no more.
    widths: [480, 960],
    async settled({ tx, hint }, { id }) {
      const place = await changeWithFile(tx, id)
      if (place !== undefined) hint(`${kind.topic}:${place}`)
    },
  }
}

/** What a call that takes a message has been given. */
export interface Given {
  message?: string | undefined
  alt?: string | undefined
}

export type Preparing = Saying<'message_empty'>

/** What precedes a message, before its transaction. */
export interface PreparedMessage extends PreparedSaid {
  /** Whether somebody is told of it; if not said, whom it answers or names. */
  readonly isTold?: boolean
}

/** Looks up whom a message names, and takes its file in. */
export const prepareMessage = (
  use: MediaUse,
  { message, alt }: Given,
  preparing: Preparing,
): Promise<PreparedMessage> => prepareSaid(use, { message, alt, empty: 'message_empty' }, preparing)
