import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useConnection } from '../api/connection.ts'
import { useUnanswered } from '../compose/outbox/unanswered.ts'
import { SendingProgress } from '../compose/SendingProgress.tsx'
import { MediaThumb } from '../discussion/CommentMedia.tsx'
import type { OutboxCalls } from '../discussion/discussed.ts'
import { TextButton } from '../discussion/PendingRow.tsx'
import type { WriterState } from '../discussion/use-writer.ts'
import type { Uploading } from '../discussion/writing.ts'
import classes from './Conversation.module.css'
import type { PendingWords } from './use-pending.ts'

function Bubble({ text, above, children }: { text: string; above?: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx(classes.message, classes.own)} data-pending>
      <div className={classes.column}>
        <div className={clsx(classes.bubble, classes.pending)}>
          {above}
          {text !== '' && (
            <p dir="auto" className={classes.words}>
              {text}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

function Clock({ children }: { children: ReactNode }) {
  return (
    <p className={clsx(classes.foot, classes.state)} role="status">
      <IconClock size={14} aria-hidden="true" />
      {children}
    </p>
  )
}

/** Why the message was refused, with ways to retry, edit or discard it. */
function Failed({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>
        <Trans>Not sent.</Trans> <bdi>{message}</bdi>
      </span>
      {children}
    </div>
  )
}

type Outbox = Pick<OutboxCalls, 'retry' | 'discard'>

interface WaitingProps {
  waiting: PendingWords
  outbox: Outbox
  writer: WriterState
  onEdit: () => void
}

function Waiting({ waiting, outbox, writer, onEdit }: WaitingProps) {
  const { key, text, replyTo, quoted, refused, arrived } = waiting
  const connection = useConnection()
  const unanswered = useUnanswered()
  const edit = (
    <TextButton
      onClick={() => {
        outbox.discard(key)
        // Reuse the idempotency key only for the same message, which may have arrived.
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
        <TextButton onClick={() => outbox.retry(key)}>
          <Trans>Retry</Trans>
        </TextButton>
        {edit}
        <TextButton onClick={() => outbox.discard(key)}>
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
        {/* The field holds one file; don't replace another that is already in it. */}
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
  waiting: readonly PendingWords[]
  outbox: Outbox
  uploads: readonly Uploading[]
  writer: WriterState
  onEdit: () => void
}

/** The member's messages that aren't known to have arrived, after the delivered ones. */
export function PendingMessages({ waiting, outbox, uploads, writer, onEdit }: PendingMessagesProps) {
  return (
    <>
      {waiting.map((each) => (
        <Bubble key={each.key} text={each.text}>
          <Waiting waiting={each} outbox={outbox} writer={writer} onEdit={onEdit} />
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
