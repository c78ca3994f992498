import type { Chat } from '@commons/contract/chat/chat.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { openPeople } from '../several/open-several.ts'
import { paths } from '../../../paths.ts'
import { ChatFace } from '../ChatFace.tsx'
import { useChatName } from '../../../conversation/chat-name.ts'
import { PresenceText } from '../Presence.tsx'
import { usePresence } from '../use-presence.ts'
import classes from './ChatHead.module.css'
import { BotMark } from '../../../ui/words/BotMark.tsx'

interface ChatHeadProps {
  chat: Chat
  /** Shown before the picture, such as a back button. */
  before?: ReactNode
  /** The available actions. */
  children: ReactNode
}

/** The other member's picture, name and presence, or what several people call their chat. */
export function ChatHead({ chat, before, children }: ChatHeadProps) {
  const name = useChatName(chat)
  const { i18n } = useLingui()
  const { id, blocked_chat_by, keep_days, is_muted, muted_until, several } = chat
  const until = muted_until && i18n.date(new Date(muted_until), { dateStyle: 'short', timeStyle: 'short' })
  const presence = usePresence(chat)
  const isOpen = id !== null && blocked_chat_by === 0
  return (
    <header className={classes.head}>
      {before}
      <ChatFace chat={chat} presence={presence} size={36} />
      <div className={classes.names}>
        <h2 className={classes.name}>
          {isOpen ? (
            <Link to={paths.timeline(id)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h2>
        <p className={classes.presence}>
          <BotMark of={chat} />
          {isOpen && <PresenceText of={presence} />}
          {several && (
            <button type="button" className={classes.people} onClick={() => openPeople(chat.chat_id)}>
              <Plural value={several.people_count} one="# person" other="# people" />
            </button>
          )}
          {is_muted === 1 && (
            <span>{until === null ? <Trans>Muted</Trans> : <Trans>Muted until {until}</Trans>}</span>
          )}
          {keep_days > 0 && (
            <span>
              <Trans>Kept for {keep_days} days</Trans>
            </span>
          )}
        </p>
      </div>
      {children}
    </header>
  )
}
