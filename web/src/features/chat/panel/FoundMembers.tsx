import type { Chat } from '@commons/contract/chat/chat.ts'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { useSession } from '../../../api/session.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { startChat } from '../open-chat.ts'
import { HeadRows } from '../../../shown/HeadPanel.tsx'
import classes from './ChatsPanel.module.css'

interface FoundMembersProps {
  search: string
  /** Conversations already listed above; their members are left out. */
  known: readonly Chat[]
  onFollow?: () => void
}

/** Members found by name, to start a conversation with. */
export function FoundMembers({ search, known, onFollow }: FoundMembersProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useSession()?.id
  const read = useRead('search_user', { name: search }, { isFilter: true })
  return (
    <>
      <h3 className={classes.sub}>
        <Trans>More people</Trans>
      </h3>
      <Loaded read={read}>
        {({ users }) => {
          const found = users.filter(({ id }) => id !== me && !known.some((chat) => chat.id === id))
          if (found.length === 0)
            return (
              <p className={classes.none} role="status">
                <Trans>Nobody else found.</Trans>
              </p>
            )
          return (
            <HeadRows>
              {found.map(({ id, full_name, username, avatar, is_bot }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={classes.row}
                    onClick={() => {
                      onFollow?.()
                      void startChat(client, navigate, id)
                    }}
                  >
                    <MemberAvatar name={full_name} src={avatar} size={40} />
                    <span className={classes.names}>
                      <bdi className={classes.name}>{full_name}</bdi>
                      <span className={classes.username}>
                        @{username} <BotMark of={{ is_bot }} />
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </HeadRows>
          )
        }}
      </Loaded>
    </>
  )
}
