import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { openConversations, pairChats } from '../../visibility/conversations.ts'
import { chats } from './chat.conversations.ts'
import { chatPictureMedia } from './chat.media.ts'
import { chatLeaving } from './chat.leaving.ts'
import { keepingJobs } from './chat.retention.ts'
import { chatNotifications } from './chat.notifications.ts'
import { chatReports } from './chat.reports.ts'
import { seenPresence } from './settings/settings.queries.ts'

const ownConversations = openConversations(pairChats)

export const chat: Feature = {
  topics: {
    chat: ownConversations,
    chat_typing: ownConversations,
    chats: 'oneself',
    chat_setting: 'oneself',
    presence: seenPresence,
  },
  fleetingTopics: ['chat_typing'],
  media: [chats.files, chatPictureMedia],
  attachments: [chats.attachments],
  links: [chats.links],
  reports: chatReports,
  notifications: about('chats', chatNotifications),
  jobs: keepingJobs,
  leaving: chatLeaving,
}
