/** What stands where chats are opened from. */
export { ChatsButton, loadPanel } from './ChatsButton.tsx'
export { MessageButton } from './MessageButton.tsx'
