import type { Chat } from '@commons/contract/chat/chat.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useSession } from '../../api/session.ts'
import { FileName } from '../../conversation/FileName.tsx'
import { RelativeTime } from '../../ui/words/RelativeTime.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { CallName } from '../video-calls/public.ts'
import { ListedFace } from './ChatFace.tsx'
import { useChatName } from './chat-name.ts'
import classes from './ChatRow.module.css'

function Latest({ chat }: { chat: Chat }) {
  const me = useSession()?.id
  const [latest] = chat.messages
  if (!latest) return null
  const { is_deleted, sender_id, text, file_type, video_call } = latest
  if (is_deleted === 1) return <Trans>Message deleted</Trans>
  if (video_call) return <CallName call={video_call} isOwn={sender_id === me} />
  const said = text === '' ? <FileName type={file_type} /> : text
  if (sender_id === me) return <Trans>You: {said}</Trans>
  return said
}

/** A conversation in a list: the other member, the last message and the unread count. */
export function ChatRow({ chat }: { chat: Chat }) {
  const name = useChatName(chat)
  const { unread_count: unread, messages } = chat
  const [latest] = messages
  return (
    <span className={classes.row} data-unread={unread > 0 || undefined}>
      <ListedFace chat={chat} size={44} />
      <span className={classes.words}>
        <span className={classes.head}>
          <bdi className={classes.name}>{name}</bdi>
          {latest && (
            <span className={classes.time}>
              <RelativeTime at={latest.date} />
            </span>
          )}
        </span>
        <span className={classes.said}>
          <span className={classes.latest}>
            <Latest chat={chat} />
          </span>
          {unread > 0 && (
            <span className={classes.count}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>
                <Plural value={unread} one="# unread message" other="# unread messages" />
              </VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
