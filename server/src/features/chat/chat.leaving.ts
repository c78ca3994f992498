import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { hasBlocked, isAway, notHidden } from '../../visibility/members.ts'

export const chatLeaving: Leaving = {
  tables: {
    conversations: leftOut('Its messages are in messages, with whom it was with in chats.'),
    conversation_members: {
      file: 'chats',
      // oxlint-disable-next-line commons/members-in-sight -- as in the chat: the name of a member whom one has blocked stays
      rows: (member) => sql`
        select s.conversation_id as chat_id, m.username as with_username, m.full_name as with_name,
          c.kind = 'freelance' as by_freelancer, c.kind = 'several' as of_several, s.is_admin, nullif(c.title, '') as title, s.standing, c.keep_days, l.is_archived, l.pinned_at, s.muted_until::text, s.created_at as since,
          (select coalesce(jsonb_agg(jsonb_build_object('message_id', d.id, 'by_me', d.author_id = ${member}::bigint,
              'by', case when s.entry is not null then (select its.full_name from members its where its.id = d.author_id) end, 'notice', d.notice,
              'message', d.message, 'forwarded', d.is_forwarded, 'created_at', d.created_at, 'edited_at', d.edited_at) order by d.seq), '[]')
            from messages d where d.conversation_id = s.conversation_id and d.deleted_at is null
              and d.seq > s.cleared_seq and d.author_id is not null
              and (s.entry is null or d.author_id = ${member}::bigint or ${notHidden(sql`s.member_id`, sql`d.author_id`)})) as messages
        from conversation_members s join conversations c on c.id = s.conversation_id
        join listed_chats l on l.conversation_id = s.conversation_id and l.member_id = s.member_id
        left join members m on m.id = s.peer_id
          and not ${hasBlocked(sql`s.peer_id`, sql`s.member_id`)} and not ${isAway(sql`s.peer_id`)}
        where s.member_id = ${member} order by s.conversation_id`,
    },
    listed_chats: leftOut('It has the order of their chats, and what chats say of it.'),
    message_people: leftOut(
      'It has whom others added to a chat or removed from it; their chats are in chats.',
    ),
    chat_settings: {
      file: 'chat-settings',
      rows: (member) => sql`
        select who_may_write, who_may_call, shows_presence from chat_settings where member_id = ${member}`,
    },
    last_seen: {
      file: 'last-seen',
      rows: (member) => sql`select seen_at from last_seen where member_id = ${member}`,
    },
    open_pages: leftOut('It only says where they have Commons open right now.'),
  },
}
