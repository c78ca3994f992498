import type { Feature } from '../../../feature.ts'
import { about } from '../../../platform/notification-kinds.ts'
import { emptyDeletedMessages } from '../../../conversations/messages.purge.ts'
import { openConversations, groupChats } from '../../../visibility/conversations.ts'
import { chats } from './chat.conversations.ts'
import { chatLeaving } from './chat.leaving.ts'
import { chatNotifications } from './chat.notifications.ts'
import { chatReports } from './chat.reports.ts'

const ownChats = openConversations(groupChats)

export const groupsChat: Feature = {
  partOf: 'groups',
  topics: { group_chat: ownChats, group_chat_typing: ownChats },
  media: [chats.files],
  attachments: [chats.attachments],
  links: [chats.links],
  jobs: (platform) => [
    {
      name: 'groups.chat.empty-deleted',
      every: '40 4 * * *',
      work: () => emptyDeletedMessages(platform.database.db),
    },
  ],
  reports: chatReports,
  notifications: about('groups', chatNotifications),
  leaving: chatLeaving,
}
