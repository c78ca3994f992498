import type { Chat } from '@commons/contract/chat/chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
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
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import type { ChatEntry } from '../chat-entry.ts'
import { fieldOf } from '../chat-field.ts'
import { useChatName } from '../../../conversation/chat-name.ts'
import { chatAbout } from '../chat-writing.ts'
import { useConversation } from '../use-conversation.ts'
import { usePresence } from '../use-presence.ts'
import { tellTyping, useTyping } from '../use-typing.ts'
import { useWaitingChat } from '../waiting-chat.ts'
import { CallLine, GroupCallBar, GroupCallLine } from '../../video-calls/public.ts'
import { callable, callableMany } from './callable.ts'
import { canWrite, ChatNotice } from './ChatNotice.tsx'
import { EditMessage } from './EditMessage.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageTools } from './MessageTools.tsx'
import { NoticeText } from '../several/NoticeText.tsx'
import { SearchMessages } from './SearchMessages.tsx'
import classes from './Thread.module.css'
import { useShowMessage } from './use-show-message.ts'
import { useAnnounced } from './use-announced.ts'

interface ThreadProps {
  chat: Chat
  /** The member is in this conversation, so incoming messages count as read. */
  isActive: boolean
  isSearching: boolean
  onSearchEnd: () => void
  takesFocus?: boolean | undefined
  onEscape?: (() => void) | undefined
}

/** A conversation, with the field to write in. */
export default function Thread({
  chat,
  isActive,
  isSearching,
  onSearchEnd,
  takesFocus,
  onEscape,
}: ThreadProps) {
  const { t } = useLingui()
  const me = useSession()?.id
  const name = useChatName(chat)
  const someone = t`Someone`
  const { chat_id } = chat
  const isOfSeveral = chat.several !== null
  const of = useConversation(chat)
  const { read, earlier, loadEarlier } = useHeld(of)
  const held = read.data
  const { divider, setFollowing, forgetDivider } = useReading(of, held, me, isActive)
  const to = useMemo(() => ({ about: chatAbout(chat), commentId: undefined }), [chat])
  const writer = useWriter(to)
  const { quote } = writer
  const [editing, setEditing] = useState<ChatEntry>()
  const box = useRef<HTMLDivElement>(null)
  const showMessage = useShowMessage(box, held, loadEarlier, isSearching)
  const announced = useAnnounced(held?.entries, me, isOfSeveral ? undefined : name)
  const { is_online } = usePresence(chat)
  const typing = useTyping(chat_id, held?.entries.findLast(({ user_id }) => user_id !== me)?.seq, is_online)

  const pending = usePending(held, useWaitingChat(chat_id), writer, forgetDivider)
  const mayWrite = canWrite(chat)
  const field = fieldOf(chat_id)
  const onReply = useCallback(
    (entry: ChatEntry) => {
      setEditing(undefined)
      quote({ id: entry.id, name: entry.full_name ?? '', text: entry.message })
      focusField(field)
    },
    [quote, field],
  )
  const renderTools = useCallback(
    (entry: ChatEntry) => (
      <MessageTools
        of={of}
        entry={entry}
        friend={isOfSeveral ? (entry.full_name ?? someone) : name}
        isOfSeveral={isOfSeveral}
        isOwn={entry.user_id === me}
        mayWrite={mayWrite}
        onReply={onReply}
        onEdit={setEditing}
      />
    ),
    [of, name, someone, isOfSeveral, me, mayWrite, onReply],
  )
  const friendRead = Math.max(held?.friend_read ?? 0, chat.friend_read)
  const renderStatus = useCallback(
    (entry: ChatEntry) => <MessageStatus entry={entry} friendRead={friendRead} />,
    [friendRead],
  )
  const whom = useMemo(() => callable(chat, name), [chat, name])
  const many = useMemo(() => callableMany(chat, name), [chat, name])
  const renderNotice = useCallback(
    ({ notice, full_name, user_id, message }: ChatEntry) =>
      notice && (
        <NoticeText
          notice={notice}
          by={full_name}
          authorId={user_id}
          isOwn={user_id === me}
          title={message}
        />
      ),
    [me],
  )
  const renderBody = useCallback(
    (entry: ChatEntry) =>
      entry.video_call ? (
        many ? (
          <GroupCallLine call={entry.video_call} isOwn={entry.user_id === me} whom={many} />
        ) : (
          <CallLine call={entry.video_call} isOwn={entry.user_id === me} whom={whom} />
        )
      ) : undefined,
    [me, whom, many],
  )
  const editLast = () =>
    setEditing(
      held?.entries.findLast(
        ({ user_id, is_deleted, is_forwarded, message, notice }) =>
          user_id === me && !notice && is_deleted === 0 && is_forwarded !== 1 && message !== '',
      ),
    )
  const endEdit = () => {
    setEditing(undefined)
    focusField(field)
  }

  if (!held)
    return (
      <div className={classes.thread}>
        <div className={classes.loading}>
          <ConversationState read={read} />
        </div>
      </div>
    )
  return (
    <div ref={box} className={classes.thread}>
      {many && <GroupCallBar whom={many} />}
      {isSearching && <SearchMessages chatId={chat_id} onShow={showMessage} onClose={onSearchEnd} />}
      {held.entries.length === 0 && pending.count === 0 ? (
        <div className={classes.empty}>
          <p>
            <Trans>No messages yet. Say hello.</Trans>
          </p>
        </div>
      ) : (
        <MessageLog
          chat={held}
          me={me}
          divider={divider}
          earlier={earlier}
          isNamed={isOfSeveral}
          fills
          isQuiet
          pending={pending.count}
          onEarlier={() => void loadEarlier()}
          renderTools={renderTools}
          {...(!isOfSeveral && { renderStatus })}
          renderNotice={renderNotice}
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
      <TypingLine names={typing ? [isOfSeveral ? someone : name] : []} />
      <VisuallyHidden>
        <span role="status">
          {/* Screen readers announce changed elements: repeated text needs a new element. */}
          <span dir="auto" key={announced.seq}>
            {announced.text}
          </span>
        </span>
      </VisuallyHidden>
      <div className={classes.foot}>
        {!mayWrite ? (
          <ChatNotice chat={chat} />
        ) : editing ? (
          <EditMessage key={editing.id} of={of} entry={editing} onClose={endEdit} />
        ) : (
          <MessageComposer
            name={field}
            label={t`Write a message…`}
            writer={writer}
            longest={to.about.longest}
            takesFocus={takesFocus}
            onTyping={() => tellTyping(chat_id)}
            onEscape={onEscape}
            onEditLast={editLast}
          />
        )}
      </div>
    </div>
  )
}
