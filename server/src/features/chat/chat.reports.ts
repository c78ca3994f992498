/**
 * Reports of a chat, or of a message in it, by one of the two: with the latest messages, for those who
 * decide. A chat of several people is reported for who named or began it, with its name.
 */
import { sql } from 'kysely'
import {
  latestMessages,
  messagesAround,
  messageText,
  messageWithFile,
} from '../../conversations/messages.evidence.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { emptyMessage, setMessageDeleted } from '../../conversations/messages.holding.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import {
  isShown,
  openConversations,
  pairChats,
  visibleMessage,
  visibleMessages,
} from '../../visibility/conversations.ts'

const findMessage = prepared<[viewer: number, message: number], Reported>(
  'find_reported_chat_message',
  (viewer, message) => sql`
    select d.id, c.id as conversation_id, d.author_id as author, ${messageWithFile('file')} as message, file.kind as file_type, false as is_open,
      ${messagesAround(pairChats, viewer, sql`upto.seq`)} as evidence
    from messages d ${fileTable(sql`d.media_id`)}
    join conversations c on c.id = d.conversation_id ${pairChats.standing(viewer)}
    cross join lateral (select d.seq) as upto
    where d.id = ${message} and d.author_id is not null and ${visibleMessage(pairChats, viewer)}`,
)

const findChat = prepared<[viewer: number, chat: number], Reported>(
  'find_reported_chat',
  (viewer, chat) => sql`
    select c.id, c.id as conversation_id, about.author, case when s.entry is not null then c.title else
      coalesce((select ${messageWithFile('file')} from messages d ${fileTable(sql`d.media_id`)} where d.conversation_id = c.id and d.author_id = s.peer_id
        and ${isShown(pairChats, viewer)} order by d.seq desc limit 1), '') end as message,
      null as file_type, false as is_open,
      ${latestMessages(pairChats, viewer)} as evidence
    from conversations c ${pairChats.standing(viewer)}
    cross join lateral (select case when s.entry is null then s.peer_id else (
      select d.author_id from messages d where d.conversation_id = c.id and d.notice in ('started', 'renamed')
      order by d.seq desc limit 1) end as author) as about
    where c.id = ${chat} and ${pairChats.isOfKind} and about.author <> ${viewer}`,
)

export const chatReports: ReportKinds = {
  chat_message: {
    find: findMessage,
    table: 'messages',
    as: 'd',
    link: sql`'/messaging/' || d.conversation_id`,
    visible: visibleMessages(pairChats),
    notFound: 'message_not_found',
    acts: ['hide'],
    text: messageText,
    topics: sql`array['chat:' || d.conversation_id]`,
    setDeleted: setMessageDeleted,
    empty: emptyMessage,
  },
  chat: {
    find: findChat,
    table: 'conversations',
    as: 'c',
    link: sql`'/messaging/' || c.id`,
    visible: openConversations(pairChats),
    notFound: 'chat_not_found',
    // It is the two's: what one says in it can be hidden, not what the other has of it.
    acts: [],
    text: sql`''`,
    topics: sql`'{}'::text[]`,
  },
}
