/** Returns the id of a conversation's field among all fields. */
export const fieldOf = (chat_id: number): string => `chat.${chat_id}`
