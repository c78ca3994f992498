import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useCallback, useId, useMemo, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import CommentWriting from '../../../discussion/CommentWriting.tsx'
import type { WrittenAbout } from '../../../discussion/discussed.ts'
import { focusField } from '../../../discussion/field-focus.ts'
import { Card } from '../../../ui/Card.tsx'
import { Delayed } from '../../../ui/Delayed.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LineSkeleton } from '../../../ui/Skeletons.tsx'
import { useBlockedHere } from '../../people/public.ts'
import classes from './Chat.module.css'
import { chatCalls, saidOf } from './chat-calls.ts'
import { ChatLog } from './ChatLog.tsx'
import { useChat } from './use-chat.ts'
import { useReading } from './use-reading.ts'
import { useWaitingMessages } from './waiting-messages.ts'

interface WritingProps {
  groupId: number
  name: string
  replyTo: GroupChatEntry | undefined
  shown: readonly GroupChatEntry[]
  onEndReply: () => void
  onSent: () => void
}

/** The field, with what is on its way above it. */
function ChatWriting({ groupId, name, replyTo, shown, onEndReply, onSent }: WritingProps) {
  const { t } = useLingui()
  const waiting = useWaitingMessages(groupId)
  const about: WrittenAbout = {
    kind: 'group_chat',
    id: groupId,
    nsfw: undefined,
    openPicture: () => {},
    // All that waits stands there, whatever one writes to now.
    waiting: waiting.map((words) => ({ ...words, commentId: replyTo?.id })),
    calls: {
      ...chatCalls,
      outbox: {
        ...chatCalls.outbox,
        keep(to, key, text) {
          chatCalls.outbox.keep(to, key, text)
          onSent()
        },
      },
    },
  }
  const to = replyTo?.full_name ?? ''
  return (
    <div className={classes.writing}>
      {replyTo && (
        <div className={classes.replying}>
          <p>
            <Trans>
              Replying to <bdi>{to}</bdi>
            </Trans>
            <span className={classes.excerpt}>{replyTo.message}</span>
          </p>
          <button
            type="button"
            className={classes.endReply}
            aria-label={t`Cancel reply`}
            onClick={onEndReply}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        </div>
      )}
      <CommentWriting
        key={replyTo?.id ?? 0}
        to={{ about, commentId: replyTo?.id }}
        name={name}
        label={replyTo ? t`Reply to ${to}…` : t`Write a message…`}
        shown={shown.map(saidOf)}
        isWriting
        onOpen={() => {}}
      />
    </div>
  )
}

interface GroupChatProps {
  groupId: number
  mayWrite: boolean
  mayDelete: boolean
}

/** The chat of a group, for who is in it. */
export default function GroupChat({ groupId, mayWrite, mayDelete }: GroupChatProps) {
  const { t } = useLingui()
  const me = useSession()?.id
  const field = `group_chat.${useId()}`
  const { read, earlier, loadEarlier } = useChat(groupId)
  const { data: chat, error } = read
  const { divider, setFollowing, forgetDivider } = useReading(groupId, chat, me)
  const [replyTo, setReplyTo] = useState<GroupChatEntry>()
  const blocked = useBlockedHere()
  const shown = useMemo(
    () =>
      chat && {
        ...chat,
        entries: chat.entries.filter(({ user_id }) => mayDelete || user_id === null || !blocked.has(user_id)),
      },
    [chat, blocked, mayDelete],
  )
  const onReply = useCallback(
    (entry: GroupChatEntry) => {
      setReplyTo(entry)
      focusField(field)
    },
    [field],
  )
  if (!chat || !shown)
    return (
      <Card as="section" aria-label={t`Group chat`}>
        {error ? (
          <ErrorState
            message={error.message}
            requestId={error.requestId}
            onRetry={() => void read.refetch()}
          />
        ) : read.fetchStatus === 'paused' ? (
          <p role="status">
            <Trans>You're offline. This will load when you're back.</Trans>
          </p>
        ) : (
          <Delayed>
            <LineSkeleton width="60%" />
            <LineSkeleton width="40%" />
          </Delayed>
        )}
      </Card>
    )
  return (
    <Card as="section" aria-label={t`Group chat`} className={classes.panel}>
      {shown.entries.length === 0 ? (
        <EmptyState title={<Trans>No messages yet</Trans>} hint={<Trans>Say hello to the group.</Trans>} />
      ) : (
        <ChatLog
          chat={shown}
          me={me}
          divider={divider}
          earlier={earlier}
          mayWrite={mayWrite}
          mayDelete={mayDelete}
          onEarlier={() => void loadEarlier()}
          onReply={onReply}
          onFollow={setFollowing}
        />
      )}
      {mayWrite && (
        <ChatWriting
          groupId={groupId}
          name={field}
          replyTo={replyTo}
          shown={chat.entries}
          onEndReply={() => setReplyTo(undefined)}
          onSent={() => {
            setReplyTo(undefined)
            forgetDivider()
          }}
        />
      )}
    </Card>
  )
}
