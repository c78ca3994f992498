/**
 * Conversations of one kind: all of this room, for the feature that has the kind. Who is in one, who writes, and who
 * hears of it is the kind's affair; the order of messages, what changed since, and how far each has read is this room's.
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
    /** `author` wrote a message of which somebody is told, in the conversation of this kind and place. */
    'message.sent': { kind: string; place: number; message: number; author: number }
  }
}

/** What the call that adds a message has at hand. */
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
    if (file) await platform.mediaRoad.attach(tx, file)
    const row = await insert(
      tx,
      of,
      { author: member.id, message, mentions, mediaId: file?.id ?? null },
      key(),
    )
    if (row && (isTold ?? (row.parent_id !== null || mentions.length > 0)))
      emit('message.sent', { kind: kind.name, place: row.place, message: row.id, author: member.id })
    return row
  }

  return {
    ...reads,
    ...writes,
    files,
    /** The steps of a call that adds a message, beside its `before` and `run`. */
    adding: {
      isOneStatement: ({ file }: PreparedMessage) => file === undefined,
      emits: ['message.sent'] as const,
      async undo({ file }: PreparedMessage, { mediaRoad }: Platform) {
        if (file) await mediaRoad.discard(file)
      },
    },
    /** What an edit changes a message to. */
    async prepareEdit(db: Db, member: number, message: string, refuse: (refusal: 'message_empty') => never) {
      if (message === '') refuse('message_empty')
      return { message, mentions: await findMentions(db, member, message) }
    },
    prepare: (given: Given, preparing: Preparing) => prepareMessage(files, given, preparing),
    /** Adds a message; undefined where its author is not in the conversation. */
    send: (place: number, adding: Adding) => add(writes.addMessage, place, adding),
    /** Adds a reply; undefined where its author does not see what it answers. */
    reply: (message: number, adding: Adding) => add(writes.addReply, message, adding),
  }
}
