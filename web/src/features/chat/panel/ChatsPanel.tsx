import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { HeadPanel, HeadRows } from '../../../shown/HeadPanel.tsx'
import { ChatRow } from '../ChatRow.tsx'
import { showChat } from '../open-chat.ts'
import { RequestsLink } from '../RequestsLink.tsx'
import classes from './ChatsPanel.module.css'
import { FoundMembers } from './FoundMembers.tsx'

interface ChatsPanelProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
}

/** The latest conversations, and a search for people to chat with. */
export default function ChatsPanel({ id, anchor, onClose }: ChatsPanelProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), 250)
  const read = useRead('chat_list', settled === '' ? { limit: 20 } : { limit: 20, search: settled }, {
    isFilter: true,
  })
  useEffect(() => field.current?.focus(), [])
  return (
    <HeadPanel
      id={id}
      anchor={anchor}
      onClose={onClose}
      title={t`Chats`}
      to={paths.messaging()}
      more={<Trans>See all in Messages</Trans>}
    >
      <input
        dir="auto"
        ref={field}
        type="search"
        className={classes.search}
        aria-label={t`Search user`}
        placeholder={t`Search user`}
        value={typed}
        maxLength={unitsFor(80)}
        onChange={({ currentTarget }) => setTyped(beginningOf(currentTarget.value, 80))}
      />
      {settled === '' && <RequestsLink onFollow={onClose} />}
      <Loaded read={read}>
        {({ users }) =>
          users.length === 0 && settled === '' ? (
            <EmptyState
              title={<Trans>No chats yet</Trans>}
              hint={<Trans>Search for someone to say hello to.</Trans>}
            />
          ) : (
            <HeadRows>
              {users.map((chat) => (
                <li key={chat.chat_id}>
                  <button
                    type="button"
                    className={classes.row}
                    onClick={() => {
                      onClose()
                      showChat(client, navigate, chat.chat_id)
                    }}
                  >
                    <ChatRow chat={chat} />
                  </button>
                </li>
              ))}
            </HeadRows>
          )
        }
      </Loaded>
      {settled !== '' && <FoundMembers search={settled} known={read.data?.users ?? []} onFollow={onClose} />}
    </HeadPanel>
  )
}
