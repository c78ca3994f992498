/** Server messages about group chats, in English. */
export const groupsChatEn = {
  'done.message_deleted': 'Message deleted',
  'done.message_restored': 'Message restored',
  'refusal.message_not_found': "It was deleted, or you don't have access to it.",
  'refusal.file_not_ready': "That file isn't ready yet. Try again in a moment.",
  'refusal.message_empty': 'Write something or add a file.',
  'field.message_too_long': 'A message can have up to 1,500 characters',
  'notification.group_chat_reply': '{who} replied to you in a group chat',
  'notification.group_chat_mention': '{who} mentioned you in a group chat',
  'notification.group_chat_file_failed': "We couldn't process the file in your group chat message",
  'told.group_chat_reply': 'Replies to your messages in group chats',
  'told.group_chat_mention': 'When someone mentions you in a group chat',
  'told.group_chat_file_failed': "Files in your group chat messages that couldn't be processed",
} as const
