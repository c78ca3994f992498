/** Converts messages of a group's chat to the wire format. */
import { botShape } from '../../../authors/author.shape.ts'
import { languageOf } from '../../../platform/written-language.ts'
import type { GroupChatEntry, GroupChatMessage, GroupChatReply } from '@commons/contract/groups/chat.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { longestExcerpt, shortenedRead } from '@commons/contract/shared/text/cutting.ts'
import type { ConversationRow, ReadingRow } from '../../../conversations/messages.queries.ts'
import type { MessageRow, QuotedRow } from '../../../conversations/messages.rows.ts'
import { messageFile, toldCall } from '../../../conversations/messages.shape.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import { linkCardShape } from '../../../platform/link-cards/link-card.rows.ts'
import { faceAddress } from '../../../platform/media/address.ts'
import type { Viewer } from '../../../platform/viewer.ts'

function saidShape(row: MessageRow, viewer: Viewer) {
  const avatar = faceAddress(viewer.media, row.avatar_key)
  return {
    id: row.id,
    group_id: row.place,
    seq: row.seq,
    user_id: row.author_id,
    username: row.username,
    full_name: row.full_name,
    ...botShape(row),
    avatar,
    profile_pic: avatar,
    message: row.message,
    mentions: row.mentions,
    lang: languageOf(row.message),
    ...messageFile(row, viewer),
    link_card: linkCardShape(row.link_card),
    like_count: row.likes,
    dislike_count: row.dislikes,
    user_like: flag(row.reaction === 'like'),
    user_dislike: flag(row.reaction === 'dislike'),
    group_owner_id: row.owner_id,
    video_call: toldCall(row),
    is_blocked: flag(row.is_blocked),
    duration: duration(viewer.language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
  }
}

const quotedShape = ({ author_id: _, excerpt, is_deleted, ...quoted }: QuotedRow) => ({
  ...quoted,
  excerpt: shortenedRead(excerpt, longestExcerpt),
  is_deleted: flag(is_deleted),
})

export function entryShape(row: MessageRow, viewer: Viewer): GroupChatEntry {
  return {
    ...saidShape(row, viewer),
    chat_id: row.root_id ?? row.id,
    chat_reply_id: row.root_id === null ? null : row.id,
    reply_count: row.replies,
    change: row.changed,
    replies_to: row.quoted && quotedShape(row.quoted),
    is_deleted: flag(row.is_deleted),
  }
}

export const entriesShape = (rows: readonly MessageRow[], viewer: Viewer): GroupChatEntry[] =>
  rows.map((row) => entryShape(row, viewer))

export const replyShape = (row: MessageRow, viewer: Viewer): GroupChatReply => ({
  ...saidShape(row, viewer),
  chat_id: row.root_id ?? row.id,
  chat_reply_id: row.id,
})

/**
 * Converts the messages among these rows, in their order, each with its replies among the rows, oldest first.
 */
export function messagesShape(rows: readonly MessageRow[], viewer: Viewer): GroupChatMessage[] {
  const replies = Map.groupBy(rows, ({ root_id }) => root_id)
  return (replies.get(null) ?? []).map((row) => ({
    ...saidShape(row, viewer),
    chat_id: row.id,
    reply_count: row.replies,
    reply: (replies.get(row.id) ?? []).toReversed().map((reply) => replyShape(reply, viewer)),
  }))
}

export const readingShape = (row: ReadingRow) => ({ last_read: row.last_read, unread_count: row.unread })

export const chatShape = (row: ConversationRow) => ({
  ...readingShape(row),
  last_seq: row.last_seq,
  last_change: row.last_change,
})
