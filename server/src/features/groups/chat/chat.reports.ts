/** Reports of messages in a group's chat, as the reporter sees them. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../../platform/report-kinds.ts'
import { fileTable } from '../../../shown-files/shown-file.queries.ts'
import { groupChats, visibleMessage, visibleMessages } from '../../../visibility/conversations.ts'

const find = prepared<[viewer: number, message: number], Reported>(
  'find_reported_group_message',
  (viewer, message) => sql`
    select d.id, d.author_id as author, d.message, file.kind as file_type, false as is_open
    from messages d ${fileTable(sql`d.media_id`)}
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
  },
}
