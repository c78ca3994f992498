import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { ConversationState } from '../../../conversation/ConversationState.tsx'
import { focusField } from '../../../discussion/field-focus.ts'
import { fieldOf } from '../chat-field.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useChatName } from '../../../conversation/chat-name.ts'
import { ChatCall } from '../thread/ChatCall.tsx'
import { ChatHead } from '../thread/ChatHead.tsx'
import headClasses from '../thread/ChatHead.module.css'
import { ChatOptions } from '../thread/ChatOptions.tsx'
import Thread from '../thread/Thread.tsx'
import { tabOf } from './chat-tabs.ts'
import classes from './Messaging.module.css'

function Back() {
  const { t } = useLingui()
  const { tab: named } = useSearch({ strict: false }) as { tab?: unknown }
  const tab = tabOf(named)
  return (
    <Link
      to={paths.messaging()}
      search={tab === 'all' ? {} : { tab }}
      className={headClasses.icon}
      aria-label={t`All chats`}
    >
      <IconArrowLeft size={22} aria-hidden="true" />
    </Link>
  )
}

interface ChatPaneProps {
  chatId: number
  /** Whether the conversation fills the screen. */
  isFull: boolean
}

/** The conversation opened on the page of chats. */
export function ChatPane({ chatId, isFull }: ChatPaneProps) {
  const { t } = useLingui()
  const read = useRead('chat_detail', { chat_id: chatId })
  // On phones, the focus would open a keyboard over the messages.
  useEffect(() => (isFull ? undefined : focusField(fieldOf(chatId))), [chatId, isFull])
  const [isSearching, setSearching] = useState(false)
  const chat = read.data?.recdata
  const name = useChatName(chat ?? { full_name: null })
  if (read.error?.refusal === 'chat_not_found')
    return (
      <section className={classes.pane} data-full={isFull || undefined}>
        {isFull && <Back />}
        <div className={classes.middle}>
          <EmptyState
            title={<Trans>We can't find this chat</Trans>}
            hint={<Trans>It was deleted, or you don't have access to it.</Trans>}
            action={
              <Button component={Link} to={paths.messaging()} variant="light">
                <Trans>All chats</Trans>
              </Button>
            }
          />
        </div>
      </section>
    )
  if (!chat)
    return (
      <section className={classes.pane} data-full={isFull || undefined}>
        {isFull && <Back />}
        <div className={classes.middle}>
          <ConversationState read={read} />
        </div>
      </section>
    )
  return (
    <section className={classes.pane} data-full={isFull || undefined} aria-label={t`Chat with ${name}`}>
      <ChatHead chat={chat} before={isFull && <Back />}>
        <ChatCall chat={chat} className={headClasses.icon} />
        <ChatOptions chat={chat} className={headClasses.icon} onSearch={() => setSearching(true)} />
      </ChatHead>
      <Thread
        chat={chat}
        isActive
        takesFocus={!isFull}
        isSearching={isSearching}
        onSearchEnd={() => setSearching(false)}
      />
    </section>
  )
}
