import type { Chat } from '@commons/contract/chat/chat.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useChatName } from '../../../conversation/chat-name.ts'
import { useBlockChat } from '../use-chat-acts.ts'
import classes from './Thread.module.css'

function Notice({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.notice}>
      <p dir="auto">{text}</p>
      {children}
    </div>
  )
}

function Request({ chat }: { chat: Chat }) {
  const name = useChatName(chat)
  const { chat_id } = chat
  const accept = useWrite('chat_request_accept', { toasts: 'failure' })
  const decline = useWrite('chat_request_delete')
  const { block } = useBlockChat(chat)
  return (
    <Notice
      text={
        <Trans>
          <bdi>{name}</bdi> wants to chat with you. They don't see whether you've read this until you accept.
        </Trans>
      }
    >
      <div className={classes.choices}>
        <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate({ chat_id })}>
          <Trans>Accept</Trans>
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={decline.isPending}
          onClick={() => decline.mutate({ chat_id })}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button size="sm" variant="subtle" color="rose" onClick={() => void block()}>
          <Trans>Block</Trans>
        </Button>
      </div>
    </Notice>
  )
}

/** Replaces the field where the viewer can't write: says why, and what they can do. */
export function ChatNotice({ chat }: { chat: Chat }) {
  const me = useSession()?.id
  const { unblock, isPending } = useBlockChat(chat)
  const name = useChatName(chat)
  if (chat.blocked_chat_by !== 0 && chat.blocked_chat_by === me)
    return (
      <Notice text={<Trans>You have blocked this chat</Trans>}>
        <Button size="sm" variant="default" loading={isPending} onClick={unblock}>
          <Trans>Un-block</Trans>
        </Button>
      </Notice>
    )
  if (chat.blocked_chat_by !== 0 || (chat.id === null && !chat.several))
    return <Notice text={<Trans>This chat is no longer available</Trans>} />
  if (chat.is_request === 1) return <Request chat={chat} />
  return (
    <Notice
      text={
        <Trans>
          You can't write to <bdi>{name}</bdi>. They chose who can start a chat with them.
        </Trans>
      }
    />
  )
}

export const canWrite = ({ can_write, is_request, blocked_chat_by, id, several }: Chat): boolean =>
  can_write === 1 && is_request === 0 && blocked_chat_by === 0 && (id !== null || several !== null)
