import { Trans, useLingui } from '@lingui/react/macro'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { SendingProgress } from '../compose/SendingProgress.tsx'
import { useUnanswered } from '../compose/outbox/unanswered.ts'
import { MediaThumb } from './CommentMedia.tsx'
import classes from './Comments.module.css'
import { FailedState, PendingRow, SendingState, TextButton, WaitingState } from './PendingRow.tsx'
import type { OutboxCalls, SaidTo, WaitingWords, WrittenAbout } from './discussed.ts'
import type { Said } from './said.ts'
import { SaidFile } from './SaidFile.tsx'
import type { WriterState } from './use-writer.ts'
import type { Uploading } from './writing.ts'

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener)

interface WaitingProps {
  waiting: WaitingWords
  outbox: OutboxCalls
  writer: WriterState
  onEdit: () => void
}

/** The state of words in the outbox. */
export function Waiting({ waiting: { key, text, refused, arrived }, outbox, writer, onEdit }: WaitingProps) {
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline())
  const unanswered = useUnanswered()
  const edit = (
    <TextButton
      onClick={() => {
        outbox.discard(key)
        writer.giveBack(text, refused === undefined ? key : undefined)
        onEdit()
      }}
    >
      <Trans>Edit</Trans>
    </TextButton>
  )
  if (arrived !== undefined) return null
  if (refused !== undefined)
    return (
      <FailedState message={refused}>
        <TextButton onClick={() => outbox.retry(key)}>
          <Trans>Retry</Trans>
        </TextButton>
        {edit}
      </FailedState>
    )
  if (isOnline && !unanswered) return <SendingState />
  return <WaitingState isOnline={isOnline}>{edit}</WaitingState>
}

interface UploadProps {
  about: WrittenAbout
  upload: Uploading
  writer: WriterState
  onEdit: () => void
}

/** The state of a comment that is sent with a file. */
export function Upload({ about, upload, writer, onEdit }: UploadProps) {
  const { key, state, problem, sending, answer } = upload
  const takeBack = () => {
    writer.takeBack(key)
    onEdit()
  }
  if (answer) return <SaidFile about={about} said={answer.said} />
  const thumb = upload.draft.media && <MediaThumb media={upload.draft.media} />
  if (state === 'failed')
    return (
      <>
        {thumb}
        <FailedState message={problem?.message ?? ''}>
          {problem?.retry && (
            <TextButton onClick={() => writer.retry(key)}>
              <Trans>Retry</Trans>
            </TextButton>
          )}
          {/* The field takes only one file: one already in it must not be replaced. */}
          {!writer.draft.media && (
            <TextButton onClick={takeBack}>
              {upload.draft.media?.kind === 'audio' ? <Trans>Discard</Trans> : <Trans>Edit</Trans>}
            </TextButton>
          )}
        </FailedState>
      </>
    )
  return (
    <>
      {thumb}
      {sending && sending.phase !== 'answering' ? (
        <SendingProgress sending={sending} {...(writer.draft.media ? {} : { onCancel: takeBack })} />
      ) : (
        <SendingState />
      )}
    </>
  )
}

interface PendingCommentsProps {
  to: SaidTo
  writer: WriterState
  /** The comments listed above: those that have arrived must not show twice. */
  shown: readonly Said[]
  onEdit: () => void
}

/** The member's comments here that are not in the list yet. */
export function PendingComments({ to, writer, shown, onEdit }: PendingCommentsProps) {
  const { t } = useLingui()
  const isShown = (id: number | undefined) => shown.some((said) => said.id === id)
  const waiting = to.about.waiting.filter(
    ({ commentId, arrived }) => commentId === to.commentId && !isShown(arrived),
  )
  const uploads = writer.uploads.filter(({ answer }) => !isShown(answer?.said.id))
  if (waiting.length === 0 && uploads.length === 0) return null
  const small = to.commentId !== undefined
  return (
    <ul className={classes.rows} aria-label={t`Sending`}>
      {waiting.map((each) => (
        <PendingRow key={each.key} text={each.text} small={small}>
          <Waiting waiting={each} outbox={to.about.calls.outbox} writer={writer} onEdit={onEdit} />
        </PendingRow>
      ))}
      {uploads.map((each) => (
        <PendingRow key={each.key} text={each.draft.text} small={small}>
          <Upload about={to.about} upload={each} writer={writer} onEdit={onEdit} />
        </PendingRow>
      ))}
    </ul>
  )
}
