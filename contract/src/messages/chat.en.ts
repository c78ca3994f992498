/** What the server says of chats between two members, in English. */
export const chatEn = {
  'done.chat_destroyed': 'Messages deleted',
  'done.chat_request_deleted': 'Request deleted',
  'refusal.chat_not_found': "It was deleted, or you don't have access to it.",
  'refusal.chat_blocked': 'You have blocked this chat',
  'refusal.chat_unavailable': 'This chat is no longer available',
  'refusal.chat_not_allowed': "They don't take messages from people they don't know.",
  'field.chat_message_too_long': 'A message can have up to 320 characters',
  'field.reaction_invalid': 'Must be one emoji',
  'field.chat_filter_invalid': 'Must be all, unread or requests',
  'field.keep_days_invalid': 'Must be 0, 7 or 30',
  'field.who_may_write_invalid': 'Must be everyone, following, friends or nobody',
  'notification.chat_message': '{who} wrote to you',
  'notification.chat_request': '{who} would like to chat with you',
  'told.chat_message': "Chat messages while you're away",
  'told.chat_request': 'Message requests',
} as const
