/** Notifications of chats: messages while the member is away, and requests. The trigger of 0055 writes them. */
import { sql } from 'kysely'
import { messageExcerpt, messageFileNotification } from '../../conversations/messages.notifications.ts'
import type { NotificationKind } from '../../platform/notification-kinds.ts'
import { isShown, pairChats } from '../../visibility/conversations.ts'
import type { Who } from '../../visibility/members.ts'

const link = sql<string>`'/messaging/' || a.about_id`

const ofMessage = {
  category: 'people',
  event: 'message.sent',
  // No longer shown once the message is read.
  stands: (viewer: Who) => sql<boolean>`(
    (select ${isShown(pairChats, viewer)} and not s.is_blocked
        and s.standing = case a.kind when 'chat_request' then 'requested' else 'accepted' end
        and d.seq > coalesce((select mark.seq from read_marks mark where mark.conversation_id = c.id and mark.member_id = ${viewer}), 0)
      from messages d join conversations c on c.id = d.conversation_id ${pairChats.standing(viewer)}
      where d.id = a.item_id) is true)`,
  link,
  excerpt: messageExcerpt,
  tells: { in_app: true, mail: true, push: true },
} as const satisfies Partial<NotificationKind>

const excerptOfSeveral = sql<string>`
  (select case when c.title = '' then said.what when said.what = '' then c.title else c.title || ': ' || said.what end
    from conversations c cross join lateral (select ${messageExcerpt} as what) said where c.id = a.about_id)`

export const chatNotifications: readonly NotificationKind[] = [
  { name: 'chat_message', ...ofMessage, isHookedElsewhere: true },
  { name: 'chat_request', ...ofMessage },
  // Its text says who wrote, and this where.
  { name: 'chat_several_message', ...ofMessage, excerpt: excerptOfSeveral, isHookedElsewhere: true },
  messageFileNotification(pairChats, { name: 'chat_file_failed', link }),
]
