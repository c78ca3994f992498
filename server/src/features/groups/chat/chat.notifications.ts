/** Notifications of groups' chats. The trigger of 0051 writes them. */
import { sql } from 'kysely'
import { messageExcerpt, messageFileNotification } from '../../../conversations/messages.notifications.ts'
import type { NotificationKind } from '../../../platform/notification-kinds.ts'
import { groupChats, isShown } from '../../../visibility/conversations.ts'
import type { Who } from '../../../visibility/members.ts'

const link = sql<string>`(select '/groupdetail/' || c.group_id || '?tab=chat'
  from messages d join conversations c on c.id = d.conversation_id where d.id = a.item_id)`

const ofMessage = {
  event: 'message.sent',
  // Members who want no news of the group get none of its chat.
  stands: (viewer: Who) => sql<boolean>`(
    (select ${isShown(groupChats, viewer)} and s.notice <> 'none'
      from messages d join conversations c on c.id = d.conversation_id ${groupChats.standing(viewer)}
      where d.id = a.item_id) is true)`,
  link,
  excerpt: messageExcerpt,
  tells: { in_app: true, mail: true, push: true },
} as const satisfies Partial<NotificationKind>

export const chatNotifications: readonly NotificationKind[] = [
  { name: 'group_chat_reply', category: 'people', ...ofMessage },
  { name: 'group_chat_mention', category: 'mentions', ...ofMessage },
  messageFileNotification(groupChats, { name: 'group_chat_file_failed', link }),
]
