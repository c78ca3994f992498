import type { Chat } from '@commons/contract/chat/chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSettings, IconUsersPlus } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useState, type MouseEvent } from 'react'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { SectionLinks } from '../../../shown/SectionLinks.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useChatName } from '../../../conversation/chat-name.ts'
import { ChatRow } from '../ChatRow.tsx'
import { ChatMenu } from '../menu/ChatMenu.tsx'
import { FoundMembers } from '../panel/FoundMembers.tsx'
import { openStart } from '../several/open-several.ts'
import { tabOf, type ChatTab } from './chat-tabs.ts'
import classes from './Messaging.module.css'

function Nothing({ tab }: { tab: ChatTab }) {
  if (tab === 'requests')
    return (
      <EmptyState
        title={<Trans>No requests</Trans>}
        hint={<Trans>Messages from people you don't follow show up here first.</Trans>}
      />
    )
  if (tab === 'archived')
    return (
      <EmptyState
        title={<Trans>Nothing archived</Trans>}
        hint={<Trans>Archive a chat from its menu. It comes back when they write, unless it's muted.</Trans>}
      />
    )
  if (tab === 'unread')
    return <EmptyState title={<Trans>All caught up</Trans>} hint={<Trans>Nothing is unread.</Trans>} />
  return (
    <EmptyState
      title={<Trans>No chats yet</Trans>}
      hint={<Trans>Search for someone to say hello to.</Trans>}
    />
  )
}

/** A long press, the right button and the menu key open the row's menu. With Shift, the browser opens its own. */
function openMenu(event: MouseEvent<HTMLLIElement>) {
  const button = event.currentTarget.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]')
  // What the row has opened elsewhere on the page is its child in React alone.
  const isInside = event.currentTarget.contains(event.target as Node)
  if (!button || !isInside || event.shiftKey) return
  event.preventDefault()
  button.click()
}

function RowMenu({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const name = useChatName(chat)
  if (chat.is_request === 1) return null
  return <ChatMenu chat={chat} label={t`Options of the chat with ${name}`} className={classes.menu} />
}

interface RowsProps {
  tab: ChatTab
  search: string
  chosen: number | undefined
}

function Rows({ tab, search, chosen }: RowsProps) {
  const { read, more } = useReadMore(
    'chat_list',
    { filter: tab, limit: 30, ...(search === '' ? {} : { search }) },
    { isFilter: true },
  )
  return (
    <Loaded read={read}>
      {(pages) => {
        const chats = pages.flatMap(({ users }) => users)
        return (
          <>
            {chats.length === 0 && search === '' && <Nothing tab={tab} />}
            <ul className={classes.rows}>
              {chats.map((chat) => (
                <li key={chat.chat_id} className={classes.item} onContextMenu={openMenu}>
                  <Link
                    to={paths.messaging(chat.chat_id)}
                    search={tab === 'all' ? {} : { tab }}
                    className={classes.row}
                    aria-current={chat.chat_id === chosen ? 'page' : undefined}
                    resetScroll={false}
                  >
                    <ChatRow chat={chat} />
                  </Link>
                  <RowMenu chat={chat} />
                </li>
              ))}
            </ul>
            <div className={classes.more}>{more.isThere && <MoreButton more={more} />}</div>
            {search !== '' && <FoundMembers search={search} known={chats} />}
          </>
        )
      }}
    </Loaded>
  )
}

/** All conversations by tab, and a search for people to chat with. */
export function ChatList({ chosen }: { chosen: number | undefined }) {
  const { t } = useLingui()
  const { tab: named } = useSearch({ strict: false }) as { tab?: unknown }
  const tab = tabOf(named)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const { data } = useRead('chat_unread', {})
  const requests = data?.request_count ?? 0
  return (
    <section className={classes.list} aria-label={t`Chats`}>
      <header className={classes.listHead}>
        <span className={classes.title} aria-hidden="true">
          <Trans>Messages</Trans>
        </span>
        <span className={classes.acts}>
          <button
            type="button"
            className={classes.icon}
            aria-label={t`New chat with several people`}
            data-tip={t`New chat with several people`}
            onClick={() => openStart()}
          >
            <IconUsersPlus size={22} stroke={1.75} aria-hidden="true" />
          </button>
          <Link
            to={paths.setting('chat')}
            className={classes.icon}
            aria-label={t`Chat settings`}
            data-tip={t`Chat settings`}
          >
            <IconSettings size={22} stroke={1.75} aria-hidden="true" />
          </Link>
        </span>
      </header>
      <input
        dir="auto"
        type="search"
        className={classes.search}
        aria-label={t`Search user`}
        placeholder={t`Search user`}
        value={typed}
        maxLength={unitsFor(80)}
        onChange={({ currentTarget }) => setTyped(beginningOf(currentTarget.value, 80))}
      />
      <SectionLinks
        label={t`Kinds of chats`}
        to={chosen === undefined ? paths.messaging() : paths.messaging(chosen)}
        shown={tab}
        sections={[
          { key: 'all', label: <Trans>All</Trans>, search: {} },
          { key: 'unread', label: <Trans>Unread</Trans>, search: { tab: 'unread' } },
          { key: 'archived', label: <Trans>Archived</Trans>, search: { tab: 'archived' } },
          {
            key: 'requests',
            label: requests > 0 ? <Trans>Requests ({requests})</Trans> : <Trans>Requests</Trans>,
            search: { tab: 'requests' },
          },
        ]}
      />
      <div className={classes.scroll}>
        <Rows tab={tab} search={search} chosen={chosen} />
      </div>
    </section>
  )
}
