/** Names the field of a conversation among all others. */
export const fieldOf = (chat_id: number): string => `chat.${chat_id}`
