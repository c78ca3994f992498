import type { Chat } from '@commons/contract/chat.ts'
import { MemberAvatar } from '../../ui/MemberAvatar.tsx'
import classes from './ChatFace.module.css'
import { useChatName } from './chat-name.ts'
import { PresenceDot } from './Presence.tsx'

/** The other member's picture with their online dot. */
export function ChatFace({ chat, size }: { chat: Chat; size: number }) {
  return (
    <span className={classes.face}>
      <MemberAvatar name={useChatName(chat)} src={chat.avatar} size={size} />
      <PresenceDot of={chat} />
    </span>
  )
}
