/**
 * Conversations of one kind: everything in this folder, for the feature that owns the kind. The kind decides
 * who is in a conversation, who writes and who is notified; this folder handles message order, changes and
 * read marks.
 */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { findMentions } from '../mentions/mentions.queries.ts'
import type { KeyParameters } from '../platform/call/idempotency.ts'
import type { Db, Tx } from '../platform/db/prepared.ts'
import type { EventName, Events } from '../platform/events.ts'
import type { LinkUse } from '../platform/link-cards/link-use.ts'
import type { Platform } from '../platform/platform.ts'
import { listMessagesShowing, removeCard } from '../shown-links/shown-links.queries.ts'
import { addLink, editLink } from '../shown-links/shown-links.ts'
import type { ConversationKind } from '../visibility/conversations.ts'
import {
  type Given,
  messageAttachments,
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
  const attachments = messageAttachments(kind)

  async function add(
    insert: (tx: Db, of: number, message: NewMessage, key: KeyParameters) => Promise<MessageRow | undefined>,
    of: number,
    {
      tx,
      before: { message, mentions, file, waveform, attachment, isTold, link, forwards },
      member,
      platform,
      key,
      emit,
    }: Adding,
  ): Promise<MessageRow | undefined> {
    const [attached = null] = attachment ? await platform.mediaRoad.attachments.attach(tx, attachment) : []
    const mediaId = file
      ? await platform.mediaRoad.attach(tx, file, { waveform })
      : (forwards?.mediaId ?? attached)
    const isForwarded = forwards !== undefined
    const row = await insert(tx, of, { author: member.id, message, mentions, mediaId, isForwarded }, key())
    if (row && (isTold ?? (row.parent_id !== null || mentions.length > 0)))
      emit('message.sent', { kind: kind.name, place: row.place, message: row.id, author: member.id })
    if (row && link) row.link_card = await addLink(tx, { message: row.id }, link, { member, platform })
    return row
  }

  const links: LinkUse = {
    async settled({ tx, hint }, card) {
      for (const message of await listMessagesShowing(tx, card)) {
        const place = await writes.changeMessage(tx, message)
        if (place !== undefined) hint(`${kind.topic}:${place}`)
      }
    },
  }

  return {
    ...reads,
    ...writes,
    files,
    attachments,
    links,
    /** Steps of a call that adds a message, in addition to its `before` and `run`. */
    adding: {
      isOneStatement: ({ file, attachment, link }: PreparedMessage) =>
        file === undefined && attachment === undefined && link === undefined,
      emits: ['message.sent'] as const,
      async undo({ file, attachment }: PreparedMessage, { mediaRoad }: Platform) {
        if (file) await mediaRoad.discard(file)
        if (attachment) await mediaRoad.attachments.discard(attachment)
      },
    },
    /** Checks an edited text and looks up its mentions; refuses an empty text. */
    async prepareEdit(db: Db, member: number, message: string, refuse: (refusal: 'message_empty') => never) {
      if (message === '') refuse('message_empty')
      return { message, mentions: await findMentions(db, member, message) }
    },
    /** Changes the text of a message, and the card of its link; undefined where `member` may not. */
    async edit(
      tx: Tx,
      {
        member,
        platform,
        link_card,
        ...edited
      }: {
        readonly member: { readonly id: number }
        readonly platform: Platform
        readonly link_card?: 0 | 1 | undefined
        readonly id: number
        readonly message: string
        readonly mentions: readonly Mention[]
      },
    ): Promise<MessageRow | undefined> {
      const row = await writes.editMessage(tx, { by: member.id, ...edited })
      if (row) {
        const { id, message } = edited
        row.link_card = await editLink(tx, { message: id }, { message, link_card }, { member, platform })
      }
      return row
    },
    /** Removes the card of a message's link; undefined where `member` didn't write the message. */
    async removeLinkCard(tx: Tx, member: number, id: number): Promise<MessageRow | undefined> {
      const row = await reads.findMessage(tx, member, id)
      if (!row || row.is_deleted || row.author_id !== member) return undefined
      // The conversation is locked before what its messages show.
      await writes.changeMessage(tx, id)
      await removeCard(tx, { message: id })
      return reads.findMessage(tx, member, id)
    },
    prepare: (given: Given, preparing: Preparing) => prepareMessage({ files, attachments }, given, preparing),
    /** Adds a message; undefined where its author isn't in the conversation or may not write there. */
    send: (place: number, adding: Adding) => add(writes.addMessage, place, adding),
    /** Adds a reply; undefined where its author doesn't see the message it answers or may not write there. */
    reply: (message: number, adding: Adding) => add(writes.addReply, message, adding),
  }
}
