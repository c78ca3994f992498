import type { Chat } from '@commons/contract/chat/chat.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { IconBellOff, IconPinnedFilled } from '@tabler/icons-react'
import { useSession } from '../../api/session.ts'
import { FileName } from '../../conversation/FileName.tsx'
import { RelativeTime } from '../../ui/words/RelativeTime.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { BotMark } from '../../ui/words/BotMark.tsx'
import { CallName } from '../video-calls/public.ts'
import { ListedFace } from './ChatFace.tsx'
import { useChatName } from '../../conversation/chat-name.ts'
import classes from './ChatRow.module.css'
import { NoticeText } from './several/NoticeText.tsx'

function Latest({ chat }: { chat: Chat }) {
  const me = useSession()?.id
  const [latest] = chat.messages
  if (!latest) return null
  const { is_deleted, sender_id, sender, text, file_type, video_call, notice } = latest
  if (is_deleted === 1) return <Trans>Message deleted</Trans>
  if (notice)
    return (
      <NoticeText
        notice={notice}
        by={sender?.full_name ?? null}
        authorId={sender_id}
        isOwn={sender_id === me}
        title={text}
      />
    )
  if (video_call) return <CallName call={video_call} isOwn={sender_id === me} />
  const said = text === '' ? <FileName type={file_type} /> : text
  if (sender_id === me) return <Trans>You: {said}</Trans>
  if (chat.several && sender)
    return (
      <>
        <bdi>{sender.full_name}</bdi>: {said}
      </>
    )
  return said
}

/** A conversation in a list: the other member, the last message and the unread count. */
export function ChatRow({ chat }: { chat: Chat }) {
  const name = useChatName(chat)
  const { unread_count: unread, is_pinned, is_muted, messages } = chat
  const [latest] = messages
  return (
    <span className={classes.row} data-unread={unread > 0 || undefined}>
      <ListedFace chat={chat} size={44} />
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.who}>
            <bdi className={classes.name}>{name}</bdi>
            <BotMark of={chat} />
          </span>
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
          {is_pinned === 1 && (
            <span className={classes.mark}>
              <IconPinnedFilled size={16} aria-hidden="true" />
              <VisuallyHidden>
                <Trans>Pinned</Trans>
              </VisuallyHidden>
            </span>
          )}
          {is_muted === 1 && (
            <span className={classes.mark}>
              <IconBellOff size={16} aria-hidden="true" />
              <VisuallyHidden>
                <Trans>Muted</Trans>
              </VisuallyHidden>
            </span>
          )}
          {unread > 0 && (
            <span className={classes.count} data-muted={is_muted === 1 || undefined}>
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
