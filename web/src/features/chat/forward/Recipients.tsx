import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { useSession } from '../../../api/session.ts'
import { NobodyFound } from '../../../shown/ListSearch.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useNameOfChat } from '../../../conversation/chat-name.ts'
import classes from './Forward.module.css'
import { keyOf, type Recipient, type useForwarding } from './use-forwarding.ts'

/** The chats and people that are found. In two lists, since each may come before the other. */
function useFound(search: string) {
  const me = useSession()?.id ?? 0
  const nameOf = useNameOfChat()
  const isSearch = search !== ''
  const chats = useRead('chat_list', { limit: 30, ...(isSearch ? { search } : {}) }, { isFilter: true })
  const friends = useRead('friend_list', { view_user_id: me, limit: 50 }, { enabled: !isSearch })
  const found = useRead('search_user', { name: search }, { enabled: isSearch, isFilter: true })
  const rows: Recipient[] = []
  for (const chat of chats.data?.users ?? []) {
    const { id, chat_id, full_name, can_write, by_freelancer, avatar, username } = chat
    if (chat.several)
      rows.push({ friend_id: undefined, chat_id, by_freelancer, name: nameOf(chat), avatar, username })
    else if (id !== null && full_name !== null && can_write === 1)
      rows.push({ friend_id: id, chat_id: undefined, by_freelancer, name: full_name, avatar, username })
  }
  const isKnown = (member: number) =>
    chats.data?.users.some(({ id, by_freelancer }) => id === member && by_freelancer === 0) ?? false
  const people = isSearch
    ? (found.data?.users ?? []).map(({ id, full_name, avatar, username }) => ({
        id,
        full_name,
        avatar,
        username,
      }))
    : (friends.data?.recdata ?? []).map(({ user_id, full_name, profile_pic, username }) => ({
        id: user_id,
        full_name,
        avatar: profile_pic,
        username,
      }))
  for (const { id, full_name, avatar, username } of people)
    if (id !== me && !isKnown(id))
      rows.push({ friend_id: id, chat_id: undefined, by_freelancer: 0, name: full_name, avatar, username })
  return { read: chats, rows, isWaiting: isSearch ? found.isPending : friends.isPending }
}

interface RowProps {
  to: Recipient
  of: ReturnType<typeof useForwarding>
}

function Row({ to, of }: RowProps) {
  const { name, avatar, username, by_freelancer } = to
  const key = keyOf(to)
  const isChosen = of.chosen.has(key)
  const isSent = of.sent.has(key)
  return (
    <li>
      <label className={form.choice} data-off={isSent || (of.isFull && !isChosen) || undefined}>
        <input
          type="checkbox"
          checked={isChosen || isSent}
          disabled={isSent || of.isSending || (of.isFull && !isChosen)}
          onChange={() => of.toggle(to)}
        />
        <MemberAvatar name={name} src={avatar} size={40} />
        <span className={classes.names}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.note}>
            {isSent ? (
              <Trans context="a forwarded message">Sent</Trans>
            ) : to.friend_id === undefined ? (
              <Trans>Chat with several people</Trans>
            ) : by_freelancer === 1 ? (
              <Trans>Chat about work</Trans>
            ) : (
              <bdi>@{username}</bdi>
            )}
          </span>
        </span>
      </label>
    </li>
  )
}

interface RecipientsProps {
  search: string
  of: ReturnType<typeof useForwarding>
}

/** The member's chats, then their friends, or whoever is found by name; up to five can be chosen. */
export function Recipients({ search, of }: RecipientsProps) {
  const { read, rows, isWaiting } = useFound(search)
  return (
    <div className={classes.list}>
      <Loaded read={read}>
        {() =>
          rows.length > 0 ? (
            <ul className={classes.rows}>
              {rows.map((to) => (
                <Row key={keyOf(to)} to={to} of={of} />
              ))}
            </ul>
          ) : isWaiting ? null : search === '' ? (
            <EmptyState
              title={<Trans>No chats yet</Trans>}
              hint={<Trans>Search for someone to send it to.</Trans>}
            />
          ) : (
            <NobodyFound />
          )
        }
      </Loaded>
    </div>
  )
}
