import type { Chat } from '@commons/contract/chat.ts'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/use-call.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import classes from './Presence.module.css'

type Shown = Pick<Chat, 'is_online' | 'last_seen'>

/** The dot on an online member's picture. */
export function PresenceDot({ of }: { of: Pick<Chat, 'is_online'> }) {
  return of.is_online === 1 && <span className={classes.dot} aria-hidden="true" />
}

/** Whether the member is online or when they last were; nothing if they hide it. */
function PresenceText({ of: { is_online, last_seen } }: { of: Shown }) {
  if (is_online === 1)
    return (
      <span className={classes.online}>
        <Trans>Online</Trans>
      </span>
    )
  return (
    last_seen !== null && (
      <span>
        <Trans>
          Last seen <RelativeTime at={last_seen} isInSentence />
        </Trans>
      </span>
    )
  )
}

/** Live presence text. */
export function Presence({ friendId, chat }: { friendId: number; chat: Shown }) {
  const { data } = useRead('chat_presence', { friend_id: friendId })
  return <PresenceText of={data ?? chat} />
}
