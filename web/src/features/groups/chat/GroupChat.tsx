import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useMemo } from 'react'
import { useSession } from '../../../api/session.ts'
import { ConversationState } from '../../../conversation/ConversationState.tsx'
import { MessageComposer } from '../../../conversation/MessageComposer.tsx'
import { MessageLog } from '../../../conversation/MessageLog.tsx'
import { PendingMessages } from '../../../conversation/PendingMessages.tsx'
import { TypingLine } from '../../../conversation/TypingLine.tsx'
import { useHeld } from '../../../conversation/use-message-window.ts'
import { usePending } from '../../../conversation/use-pending.ts'
import { useReading } from '../../../conversation/use-reading.ts'
import { focusField } from '../../../discussion/field-focus.ts'
import { useWriter } from '../../../discussion/use-writer.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useWholeWindow } from '../../../ui/layout/whole-window.ts'
import { useBlockedHere } from '../../people/public.ts'
import { GroupCallBar, GroupCallButton, GroupCallLine, type WantedMany } from '../../video-calls/public.ts'
import classes from './GroupChat.module.css'
import { groupConversation } from './group-conversation.ts'
import { GroupMessageTools } from './GroupMessageTools.tsx'
import { groupAbout } from './group-writing.ts'
import { tellGroupTyping, useGroupTyping } from './use-group-typing.ts'
import { useWaitingMessages } from './waiting-messages.ts'

interface GroupChatProps {
  groupId: number
  mayWrite: boolean
  mayDelete: boolean
  /** The group as its call is begun from here; undefined where there is none to begin. */
  callable?: WantedMany | undefined
  /** It stands beside a call, in a box of its own. */
  isBeside?: boolean
}

/** A group's chat, for its members. */
export default function GroupChat({
  groupId,
  mayWrite,
  mayDelete,
  callable,
  isBeside = false,
}: GroupChatProps) {
  const { t } = useLingui()
  useWholeWindow(!isBeside)
  const me = useSession()?.id
  const field = `group_chat.${useId()}`
  const of = useMemo(() => groupConversation(groupId), [groupId])
  const { read, earlier, loadEarlier } = useHeld(of)
  const { data: chat } = read
  const { divider, setFollowing, forgetDivider } = useReading(of, chat, me)
  const to = useMemo(() => ({ about: groupAbout(groupId), commentId: undefined }), [groupId])
  const writer = useWriter(to)
  const { quote } = writer
  const pending = usePending(chat, useWaitingMessages(groupId), writer, forgetDivider)
  const typing = useGroupTyping(groupId, chat?.entries)
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
    ({ id, full_name, message }: GroupChatEntry) => {
      quote({ id, name: full_name ?? t`Someone who blocked you`, text: message })
      focusField(field)
    },
    [quote, field, t],
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
  const renderBody = useCallback(
    (entry: GroupChatEntry) =>
      entry.video_call ? (
        <GroupCallLine call={entry.video_call} isOwn={entry.user_id === me} whom={callable} />
      ) : undefined,
    [me, callable],
  )
  const title = (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <Trans>Group chat</Trans>
        </h2>
        {callable && <GroupCallButton whom={callable} className={classes.call} />}
      </div>
      {callable && <GroupCallBar whom={callable} />}
    </>
  )
  if (!shown)
    return (
      <Card as="section" aria-label={t`Group chat`} className={classes.panel}>
        <bdi>{title}</bdi>
        <div className={classes.middle}>
          <ConversationState read={read} />
        </div>
      </Card>
    )
  return (
    <Card as="section" aria-label={t`Group chat`} className={classes.panel}>
      <bdi>{title}</bdi>
      {shown.entries.length === 0 && pending.count === 0 ? (
        <div className={classes.middle}>
          <EmptyState title={<Trans>No messages yet</Trans>} hint={<Trans>Say hello to the group.</Trans>} />
        </div>
      ) : (
        <MessageLog
          chat={shown}
          me={me}
          divider={divider}
          earlier={earlier}
          fills
          pending={pending.count}
          onEarlier={() => void loadEarlier()}
          renderTools={renderTools}
          renderBody={renderBody}
          onFollow={setFollowing}
        >
          <PendingMessages
            {...pending}
            outbox={to.about.calls.outbox}
            writer={writer}
            onEdit={() => focusField(field)}
          />
        </MessageLog>
      )}
      <TypingLine names={typing} />
      {mayWrite && (
        <div className={classes.foot}>
          <MessageComposer
            name={field}
            label={t`Write a message…`}
            writer={writer}
            onTyping={() => tellGroupTyping(groupId)}
          />
        </div>
      )}
    </Card>
  )
}
