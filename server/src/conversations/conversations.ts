/**
 * Conversations of one kind: everything in this folder, for the feature that owns the kind. The kind decides
 * who is in a conversation, who writes and who is notified; this folder handles message order, changes and
 * read marks.
 */
import { findMentions } from '../mentions/mentions.queries.ts'
import type { KeyParameters } from '../platform/call/idempotency.ts'
import type { Db, Tx } from '../platform/db/prepared.ts'
import type { EventName, Events } from '../platform/events.ts'
import type { Platform } from '../platform/platform.ts'
import type { ConversationKind } from '../visibility/conversations.ts'
import {
  type Given,
  messageMedia,
  prepareMessage,
  type PreparedMessage,
  type Preparing,
} from './messages.media.ts'
import { conversationReads } from './messages.queries.ts'
import type { MessageRow } from './messages.rows.ts'
import { conversationWrites, type NewMessage } from './messages.writing.queries.ts'

declare module '../platform/events.ts' {
  interface Events {
    /** `author` wrote a message that someone is notified of, in the conversation of this kind and place. */
    'message.sent': { kind: string; place: number; message: number; author: number }
  }
}

/** Context of the call that adds a message. */
interface Adding {
  readonly tx: Tx
  readonly before: PreparedMessage
  readonly member: { readonly id: number }
  readonly platform: Platform
  key(): KeyParameters
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
}

export function conversationsOf(kind: ConversationKind) {
  const reads = conversationReads(kind)
  const writes = conversationWrites(kind)
  const files = messageMedia(kind, writes)

  async function add(
    insert: (tx: Db, of: number, message: NewMessage, key: KeyParameters) => Promise<MessageRow | undefined>,
    of: number,
    { tx, before: { message, mentions, file, isTold }, member, platform, key, emit }: Adding,
  ): Promise<MessageRow | undefined> {
    const mediaId = file ? await platform.mediaRoad.attach(tx, file) : null
    const row = await insert(tx, of, { author: member.id, message, mentions, mediaId }, key())
    if (row && (isTold ?? (row.parent_id !== null || mentions.length > 0)))
      emit('message.sent', { kind: kind.name, place: row.place, message: row.id, author: member.id })
    return row
  }

  return {
    ...reads,
    ...writes,
    files,
    /** Steps of a call that adds a message, in addition to its `before` and `run`. */
    adding: {
      isOneStatement: ({ file }: PreparedMessage) => file === undefined,
      emits: ['message.sent'] as const,
      async undo({ file }: PreparedMessage, { mediaRoad }: Platform) {
        if (file) await mediaRoad.discard(file)
      },
    },
    /** Checks an edited text and looks up its mentions; refuses an empty text. */
    async prepareEdit(db: Db, member: number, message: string, refuse: (refusal: 'message_empty') => never) {
      if (message === '') refuse('message_empty')
      return { message, mentions: await findMentions(db, member, message) }
    },
    prepare: (given: Given, preparing: Preparing) => prepareMessage(files, given, preparing),
    /** Adds a message; undefined where its author isn't in the conversation or may not write there. */
    send: (place: number, adding: Adding) => add(writes.addMessage, place, adding),
    /** Adds a reply; undefined where its author doesn't see the message it answers or may not write there. */
    reply: (message: number, adding: Adding) => add(writes.addReply, message, adding),
  }
}
