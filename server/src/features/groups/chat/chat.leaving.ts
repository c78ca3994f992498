import { sql } from 'kysely'
import { removeOwnMessages } from '../../../conversations/messages.purge.ts'
import { cardOfMessage } from '../../../shown-links/shown-links.queries.ts'
import { voiceFile } from '../../../platform/media/store/store.ts'
import { type Leaving, leftOut } from '../../../platform/leaving.ts'

/** The path of the row `file`'s file in the export. */
const file = sql`
  case when file.state = 'ready' then 'media/' || file.key || '/' || case file.kind
    when 'audio' then ${sql.lit(voiceFile)} when 'attachment' then file.file_name when 'video' then file.heights[cardinality(file.heights)] || 'p.mp4'
    else file.widths[cardinality(file.widths)] || '.webp' end end as file,
  file.alt as file_description`

export const chatLeaving: Leaving = {
  tables: {
    messages: {
      file: 'messages',
      rows: (member) => sql`
        select d.id as message_id, c.group_id, case when c.kind <> 'group' then c.id end as chat_id, d.parent_id as replies_to, d.message, d.created_at, d.deleted_at,
          d.likes, d.dislikes, ${cardOfMessage('d.id')} as link_card, ${file}
        from messages d join conversations c on c.id = d.conversation_id left join media file on file.id = d.media_id
        where d.author_id = ${member} order by d.id`,
    },
    message_reactions: {
      file: 'message-reactions',
      rows: (member) => sql`
        select message_id, kind, reacted_at from message_reactions
        where member_id = ${member} and kind <> 'none' order by reacted_at`,
    },
    group_typing: leftOut('It only says when they last typed.'),
    read_marks: leftOut('It only says how far they have read.'),
  },
  erase: removeOwnMessages,
}
