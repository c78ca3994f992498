/** Reports of messages in a group's chat, as the reporter sees them. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import { messagesAround, messageText, messageWithFile } from '../../../conversations/messages.evidence.ts'
import { emptyMessage, setMessageDeleted } from '../../../conversations/messages.holding.ts'
import { leadsGroup } from '../../../visibility/groups.ts'
import type { Reported, ReportKinds } from '../../../platform/report-kinds.ts'
import { fileTable } from '../../../shown-files/shown-file.queries.ts'
import { groupChats, visibleMessage, visibleMessages } from '../../../visibility/conversations.ts'

const find = prepared<[viewer: number, message: number], Reported>(
  'find_reported_group_message',
  (viewer, message) => sql`
    select d.id, d.author_id as author, ${messageWithFile('file')} as message, file.kind as file_type, false as is_open,
      ${messagesAround(groupChats, viewer, sql`upto.seq`)} as evidence
    from messages d ${fileTable(sql`d.media_id`)}
    join conversations c on c.id = d.conversation_id ${groupChats.standing(viewer)}
    cross join lateral (select d.seq) as upto
    where d.id = ${message} and ${visibleMessage(groupChats, viewer)}`,
)

export const chatReports: ReportKinds = {
  group_message: {
    find,
    table: 'messages',
    as: 'd',
    link: sql`(select '/groupdetail/' || c.group_id || '?tab=chat' from conversations c where c.id = d.conversation_id)`,
    visible: visibleMessages(groupChats),
    notFound: 'message_not_found',
    acts: ['hide'],
    text: messageText,
    topics: sql`(select array['group_chat:' || c.group_id] from conversations c where c.id = d.conversation_id)`,
    involves: (member) =>
      leadsGroup(member, sql`(select c.group_id from conversations c where c.id = d.conversation_id)`),
    setDeleted: setMessageDeleted,
    empty: emptyMessage,
  },
}
