import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useMemo, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import classes from '../../../conversation/Conversation.module.css'
import { ConversationState } from '../../../conversation/ConversationState.tsx'
import { MessageLog } from '../../../conversation/MessageLog.tsx'
import { ReplyingTo } from '../../../conversation/ReplyingTo.tsx'
import { useHeld } from '../../../conversation/use-held.ts'
import { useReading } from '../../../conversation/use-reading.ts'
import { voiceButton } from '../../../conversation/voice/VoiceButton.tsx'
import CommentWriting from '../../../discussion/CommentWriting.tsx'
import type { WrittenAbout } from '../../../discussion/discussed.ts'
import { focusField } from '../../../discussion/field-focus.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useBlockedHere } from '../../people/public.ts'
import { chatCalls, saidOf } from './chat-calls.ts'
import { groupConversation } from './group-conversation.ts'
import { GroupMessageTools } from './GroupMessageTools.tsx'
import { useWaitingMessages } from './waiting-messages.ts'

interface WritingProps {
  groupId: number
  name: string
  replyTo: GroupChatEntry | undefined
  shown: readonly GroupChatEntry[]
  onEndReply: () => void
  onSent: () => void
}

/** The field, with pending messages above it. */
function ChatWriting({ groupId, name, replyTo, shown, onEndReply, onSent }: WritingProps) {
  const { t } = useLingui()
  const waiting = useWaitingMessages(groupId)
  const about: WrittenAbout = {
    kind: 'group_chat',
    id: groupId,
    nsfw: undefined,
    renderEmpty: voiceButton,
    openPicture: () => {},
    // Lists all pending messages here, whatever the current message replies to.
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
      {replyTo && <ReplyingTo name={to} text={replyTo.message} onEnd={onEndReply} />}
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

/** A group's chat, for its members. */
export default function GroupChat({ groupId, mayWrite, mayDelete }: GroupChatProps) {
  const { t } = useLingui()
  const me = useSession()?.id
  const field = `group_chat.${useId()}`
  const of = useMemo(() => groupConversation(groupId), [groupId])
  const { read, earlier, loadEarlier } = useHeld(of)
  const { data: chat } = read
  const { divider, setFollowing, forgetDivider } = useReading(of, chat, me)
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
  const renderTools = useCallback(
    (entry: GroupChatEntry) => (
      <GroupMessageTools
        entry={entry}
        isOwn={entry.user_id === me}
        mayWrite={mayWrite}
        mayDelete={mayDelete}
        onReply={onReply}
      />
    ),
    [me, mayWrite, mayDelete, onReply],
  )
  if (!chat || !shown)
    return (
      <Card as="section" aria-label={t`Group chat`}>
        <ConversationState read={read} />
      </Card>
    )
  return (
    <Card as="section" aria-label={t`Group chat`} className={classes.panel}>
      {shown.entries.length === 0 ? (
        <EmptyState title={<Trans>No messages yet</Trans>} hint={<Trans>Say hello to the group.</Trans>} />
      ) : (
        <MessageLog
          chat={shown}
          me={me}
          divider={divider}
          earlier={earlier}
          onEarlier={() => void loadEarlier()}
          renderTools={renderTools}
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
