import type { Chat } from '@commons/contract/chat/chat.ts'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import classes from './ChatFace.module.css'
import { useChatName } from './chat-name.ts'
import { PresenceDot } from './Presence.tsx'
import { usePresence, type Presence } from './use-presence.ts'

interface ChatFaceProps {
  chat: Chat
  presence: Presence
  size: number
}

/** The other member's picture with their online dot. */
export function ChatFace({ chat, presence, size }: ChatFaceProps) {
  return (
    <span className={classes.face}>
      <MemberAvatar name={useChatName(chat)} src={chat.avatar} size={size} />
      <PresenceDot of={presence} />
    </span>
  )
}

/** The same in a list of chats. */
export function ListedFace({ chat, size }: Omit<ChatFaceProps, 'presence'>) {
  return <ChatFace chat={chat} presence={usePresence(chat, true)} size={size} />
}
