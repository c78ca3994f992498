import type { Chat } from '@commons/contract/chat/chat.ts'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import classes from './ChatFace.module.css'
import { useChatName } from '../../conversation/chat-name.ts'
import { PresenceDot } from './Presence.tsx'
import { usePresence, type Presence } from './use-presence.ts'

interface ChatFaceProps {
  chat: Chat
  presence: Presence
  size: number
}

/** The other member's picture with their online dot; of several, their picture or those of the first two. */
export function ChatFace({ chat, presence, size }: ChatFaceProps) {
  const name = useChatName(chat)
  const [first, second] = chat.several?.people ?? []
  if (chat.several?.picture) return <MemberAvatar name={name} src={chat.several.picture} size={size} />
  if (first && second)
    return (
      <span className={classes.two} style={{ width: size, height: size }}>
        {[second, first].map(({ user_id, full_name, avatar }) => (
          <MemberAvatar key={user_id} name={full_name} src={avatar} size={Math.round(size * 0.68)} />
        ))}
      </span>
    )
  if (first) return <MemberAvatar name={first.full_name} src={first.avatar} size={size} />
  return (
    <span className={classes.face}>
      <MemberAvatar name={name} src={chat.avatar} size={size} />
      <PresenceDot of={presence} />
    </span>
  )
}

/** The same in a list of chats. */
export function ListedFace({ chat, size }: Omit<ChatFaceProps, 'presence'>) {
  return <ChatFace chat={chat} presence={usePresence(chat, true)} size={size} />
}
