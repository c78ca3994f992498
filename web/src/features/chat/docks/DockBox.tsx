import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useChatName } from '../../../conversation/chat-name.ts'
import { ChatCall } from '../thread/ChatCall.tsx'
import { ChatHead } from '../thread/ChatHead.tsx'
import headClasses from '../thread/ChatHead.module.css'
import { ChatOptions } from '../thread/ChatOptions.tsx'
import Thread from '../thread/Thread.tsx'
import classes from './Docks.module.css'

interface DockBoxProps {
  chat: Chat
  onMinimize: () => void
  onClose: () => void
}

/** A chat box at the bottom edge of the page. New messages count as read while it has the focus or pointer. */
export function DockBox({ chat, onMinimize, onClose }: DockBoxProps) {
  const { t } = useLingui()
  const name = useChatName(chat)
  const [focused, setFocused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [isSearching, setSearching] = useState(false)
  return (
    <section
      className={classes.box}
      aria-label={t`Chat with ${name}`}
      data-dock
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onMinimize()
      }}
    >
      <ChatHead chat={chat}>
        <ChatCall chat={chat} className={headClasses.icon} />
        <ChatOptions chat={chat} className={headClasses.icon} onSearch={() => setSearching(true)} />
        <button
          type="button"
          className={headClasses.icon}
          aria-label={t`Minimize the chat with ${name}`}
          onClick={onMinimize}
        >
          <IconMinus size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={headClasses.icon}
          aria-label={t`Close the chat with ${name}`}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </ChatHead>
      <Thread
        chat={chat}
        isActive={focused || pointed}
        isSearching={isSearching}
        onSearchEnd={() => setSearching(false)}
        onEscape={onMinimize}
      />
    </section>
  )
}
