/** The buttons that open chats. */
export { ChatsButton, loadPanel } from './ChatsButton.tsx'
export { MessageButton } from './MessageButton.tsx'
