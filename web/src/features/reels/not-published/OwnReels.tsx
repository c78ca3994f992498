import type { Reel } from '@commons/contract/reels/reels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { startOf } from '../../../compose/send/delivery.ts'
import type { Sending } from '../../../compose/upload-pace.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { FileState } from '../../../shown/FileState.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { createReelAgain } from '../create/create-reel-from.ts'
import { useDeleteReel } from '../menu/reels-gone.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'
import { cancelUpload, retryUpload } from '../waiting/reel-uploads.ts'
import type { ReelUpload } from '../waiting/upload-store.ts'
import { waitingReels, type WaitingReel } from '../waiting/waiting-reels.ts'
import classes from './OwnReels.module.css'
import type { NotPublished } from './use-not-published.ts'

/** The picture or cover before it is sent; a video without a cover is an icon. */
function Face({ draft }: { draft: ReelDraft }) {
  const url = useFileUrl(draft.media?.kind === 'image' ? draft.media.file : draft.cover)
  return (
    <span className={classes.face}>
      {url ? <img src={url} alt="" /> : <IconMovie size={24} stroke={1.5} aria-hidden="true" />}
    </span>
  )
}

interface RowProps {
  face: ReactNode
  children: ReactNode
}

function Row({ face, children }: RowProps) {
  return (
    <li className={classes.row}>
      {face}
      <div className={classes.body}>{children}</div>
    </li>
  )
}

interface FailedProps {
  message: string
  onRetry: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
}

function Failed({ message, onRetry, onEdit, onDelete }: FailedProps) {
  const { t } = useLingui()
  return (
    <>
      <FailureNote failure={message} />
      <div className={classes.ways}>
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
        <Button size="sm" variant="default" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button size="sm" variant="default" aria-label={t`Delete this reel`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  )
}

// Once all of it has been sent, the server publishes it even if nobody waits for the answer.
const waysOf = ({ phase }: Sending, onCancel: () => void) => (phase === 'answering' ? {} : { onCancel })

/** A reel that this page is sending, or could not send. */
function Uploading({ upload: { key, draft, sending, problem } }: { upload: ReelUpload }) {
  const client = useQueryClient()
  const giveBack = () => {
    cancelUpload(key)
    // It may have arrived after all: unchanged and under its key, it is the same reel. A refused one needs a
    // new key, since the server remembers the refusal.
    createReelAgain({ ...draft, sentAs: problem?.retry === false ? undefined : key })
  }
  return (
    <Row face={<Face draft={draft} />}>
      {sending && <SendingProgress sending={sending} {...waysOf(sending, giveBack)} />}
      {problem && (
        <Failed
          message={problem.message}
          onRetry={problem.retry ? () => retryUpload(client, key) : undefined}
          onEdit={giveBack}
          onDelete={() => cancelUpload(key)}
        />
      )}
    </Row>
  )
}

/** A reel that waits for a network, is sent from the outbox, or has been refused since. */
function Unsent({ reel: { key, draft, refused, arrived } }: { reel: WaitingReel }) {
  const underWay = waitingReels.useSendingOf(key)
  // It has arrived, and the list with it is being read.
  const sending = arrived === undefined ? underWay : startOf(0)
  const giveBack = () => {
    waitingReels.discard(key)
    createReelAgain({ ...draft, sentAs: refused === undefined ? key : undefined })
  }
  return (
    <Row face={<Face draft={draft} />}>
      {refused !== undefined ? (
        <Failed
          message={refused}
          onRetry={() => waitingReels.retry(key)}
          onEdit={giveBack}
          onDelete={() => waitingReels.discard(key)}
        />
      ) : sending ? (
        <SendingProgress sending={sending} {...waysOf(sending, giveBack)} />
      ) : (
        <p className={classes.text}>
          <Trans>You're offline. This will continue when you're back.</Trans>
        </p>
      )}
    </Row>
  )
}

/** A reel whose file is being processed, or has failed. */
function Processed({ reel }: { reel: Reel }) {
  const { t } = useLingui()
  const remove = useDeleteReel(reel.reel_id)
  return (
    <Row
      face={
        <span className={classes.face}>
          <IconMovie size={24} stroke={1.5} aria-hidden="true" />
        </span>
      }
    >
      {reel.message !== '' && (
        <p dir="auto" className={classes.text}>
          {reel.message}
        </p>
      )}
      <FileState of={reel} />
      <div className={classes.ways}>
        <Button size="sm" variant="default" aria-label={t`Delete this reel`} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Row>
  )
}

/** The member's own reels that nobody else sees yet. */
export function OwnReels({ uploads, unsent, processed }: NotPublished) {
  const { t } = useLingui()
  return (
    <ul className={classes.rows} aria-label={t`Reels not published yet`}>
      {uploads.map((upload) => (
        <Uploading key={upload.key} upload={upload} />
      ))}
      {unsent.map((reel) => (
        <Unsent key={reel.key} reel={reel} />
      ))}
      {processed.map((reel) => (
        <Processed key={reel.reel_id} reel={reel} />
      ))}
    </ul>
  )
}
