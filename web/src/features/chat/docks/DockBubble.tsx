import type { Chat } from '@commons/contract/chat/chat.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { ListedFace } from '../ChatFace.tsx'
import { useChatName } from '../../../conversation/chat-name.ts'
import classes from './Docks.module.css'

interface DockBubbleProps {
  chat: Chat
  onOpen: () => void
  onClose: () => void
}

/** A chat that is minimized or has no room: the other member's picture and the unread count. */
export function DockBubble({ chat, onOpen, onClose }: DockBubbleProps) {
  const { t } = useLingui()
  const name = useChatName(chat)
  const unread = chat.unread_count
  return (
    <li className={classes.bubbleRow} data-chat={chat.chat_id}>
      <button
        type="button"
        className={classes.bubble}
        data-dock
        data-tip={name}
        data-tip-side="start"
        aria-label={
          unread > 0
            ? t`Open the chat with ${name}, ${plural(unread, { one: '# unread', other: '# unread' })}`
            : t`Open the chat with ${name}`
        }
        onClick={onOpen}
      >
        <ListedFace chat={chat} size={48} />
        {unread > 0 && (
          <span className={classes.badge} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <button
        type="button"
        className={classes.drop}
        aria-label={t`Close the chat with ${name}`}
        onClick={onClose}
      >
        <IconX size={14} stroke={2.25} aria-hidden="true" />
      </button>
    </li>
  )
}
