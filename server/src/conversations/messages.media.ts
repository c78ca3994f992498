/** The pictures and videos of messages. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { findMentions } from '../mentions/mentions.queries.ts'
import type { Db } from '../platform/db/prepared.ts'
import type { Upload } from '../platform/media/incoming.ts'
import type { TakenMedia } from '../platform/media/road.ts'
import type { MediaUse } from '../platform/media/uses.ts'
import type { Platform } from '../platform/platform.ts'
import { type ConversationKind, visibleMessage } from '../visibility/conversations.ts'
import type { conversationWrites } from './messages.writing.queries.ts'

/** What files of messages in conversations of this kind are for. */
export function messageMedia(
  kind: ConversationKind,
  { changeWithFile }: Pick<ReturnType<typeof conversationWrites>, 'changeWithFile'>,
): MediaUse {
  return {
    name: kind.files,
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

export interface Preparing {
  readonly files: { readonly file?: Upload; readonly captions?: Upload }
  readonly db: Db
  readonly member: { readonly id: number }
  readonly platform: Platform
  refuse(refusal: 'message_empty' | 'captions_without_video'): never
}

/** What precedes a message, before its transaction. */
export interface PreparedMessage {
  readonly message: string
  readonly mentions: Mention[]
  readonly file: TakenMedia | undefined
  /** Whether somebody is told of it; if not said, whom it answers or names. */
  readonly isTold?: boolean
}

/** Looks up whom a message names, and takes its file in. */
export async function prepareMessage(
  use: MediaUse,
  { message = '', alt }: Given,
  { files: { file, captions }, db, member, platform, refuse }: Preparing,
): Promise<PreparedMessage> {
  if (message === '' && !file) refuse('message_empty')
  if (!file && captions) refuse('captions_without_video')
  const mentions = await findMentions(db, member.id, message)
  if (!file) return { message, mentions, file: undefined }
  const taking = { use, owner: member.id, alt, captions }
  return { message, mentions, file: await platform.mediaRoad.accept(file, taking) }
}
