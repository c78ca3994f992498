import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useUnanswered } from '../../../compose/outbox/unanswered.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import conversation from '../../../conversation/Conversation.module.css'
import { MediaThumb } from '../../../discussion/CommentMedia.tsx'
import { TextButton } from '../../../discussion/PendingRow.tsx'
import type { WriterState } from '../../../discussion/use-writer.ts'
import type { Uploading } from '../../../discussion/writing.ts'
import { discardChatMessage, retryChatMessage, type WaitingChat } from '../waiting-chat.ts'
import classes from './Thread.module.css'

function Bubble({ text, above, children }: { text: string; above?: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx(conversation.message, conversation.own)} data-pending>
      <div className={conversation.column}>
        <div className={clsx(conversation.bubble, classes.pending)}>
          {above}
          {text !== '' && <p className={conversation.words}>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

function Clock({ children }: { children: ReactNode }) {
  return (
    <p className={clsx(conversation.foot, classes.state)} role="status">
      <IconClock size={14} aria-hidden="true" />
      {children}
    </p>
  )
}

/** Why it was not taken, and what can be done: nothing of it is lost. */
function Failed({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>
        <Trans>Not sent.</Trans> {message}
      </span>
      {children}
    </div>
  )
}

interface WaitingProps {
  waiting: WaitingChat
  writer: WriterState
  onEdit: () => void
}

function Waiting({ waiting, writer, onEdit }: WaitingProps) {
  const { key, text, replyTo, quoted, refused, arrived } = waiting
  const connection = useConnection()
  const unanswered = useUnanswered()
  const edit = (
    <TextButton
      onClick={() => {
        discardChatMessage(key)
        // Under its key it must be the very message that may have arrived.
        const isSame = refused === undefined && quoted?.id === replyTo
        writer.giveBack(text, isSame ? key : undefined, quoted)
        onEdit()
      }}
    >
      <Trans>Edit</Trans>
    </TextButton>
  )
  if (arrived !== undefined)
    return (
      <Clock>
        <Trans>Sending…</Trans>
      </Clock>
    )
  if (refused !== undefined)
    return (
      <Failed message={refused}>
        <TextButton onClick={() => retryChatMessage(key)}>
          <Trans>Retry</Trans>
        </TextButton>
        {edit}
        <TextButton onClick={() => discardChatMessage(key)}>
          <Trans>Discard</Trans>
        </TextButton>
      </Failed>
    )
  if (connection !== 'offline' && !unanswered)
    return (
      <Clock>
        <Trans>Sending…</Trans>
      </Clock>
    )
  return (
    <Clock>
      <Trans>Waiting to send</Trans>
      {edit}
    </Clock>
  )
}

interface UploadProps {
  upload: Uploading
  writer: WriterState
  onEdit: () => void
}

function Upload({ upload: { key, state, problem, sending, draft }, writer, onEdit }: UploadProps) {
  const isVoice = draft.media?.kind === 'audio'
  const takeBack = () => {
    writer.takeBack(key)
    onEdit()
  }
  if (state === 'failed')
    return (
      <Failed message={problem?.message ?? ''}>
        {problem?.retry && (
          <TextButton onClick={() => writer.retry(key)}>
            <Trans>Retry</Trans>
          </TextButton>
        )}
        {/* The field takes one file: another in it stays where it is. */}
        {!writer.draft.media && (
          <TextButton onClick={takeBack}>{isVoice ? <Trans>Discard</Trans> : <Trans>Edit</Trans>}</TextButton>
        )}
      </Failed>
    )
  if (sending && sending.phase !== 'answering')
    return (
      <div className={classes.progress}>
        <SendingProgress sending={sending} {...(writer.draft.media ? {} : { onCancel: takeBack })} />
      </div>
    )
  return (
    <Clock>
      <Trans>Sending…</Trans>
    </Clock>
  )
}

interface PendingMessagesProps {
  waiting: readonly WaitingChat[]
  uploads: readonly Uploading[]
  writer: WriterState
  onEdit: () => void
}

/** What one has said and is not known to have arrived, behind what was said. */
export function PendingMessages({ waiting, uploads, writer, onEdit }: PendingMessagesProps) {
  return (
    <>
      {waiting.map((each) => (
        <Bubble key={each.key} text={each.text}>
          <Waiting waiting={each} writer={writer} onEdit={onEdit} />
        </Bubble>
      ))}
      {uploads.map((each) => (
        <Bubble
          key={each.key}
          text={each.draft.text}
          above={each.draft.media && <MediaThumb media={each.draft.media} />}
        >
          <Upload upload={each} writer={writer} onEdit={onEdit} />
        </Bubble>
      ))}
    </>
  )
}
