import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Delayed } from '../ui/states/Delayed.tsx'
import { ProgressLine } from '../ui/states/ProgressLine.tsx'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import classes from './SendingProgress.module.css'
import type { Pace, Sending } from './upload-pace.ts'

const megabyte = 1024 * 1024

function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  if (secondsLeft < 60)
    return <Plural value={secondsLeft} one="about # second left" other="about # seconds left" />
  return <Plural value={secondsLeft / 60} one="about # minute left" other="about # minutes left" />
}

function useMegabytes() {
  const { i18n } = useLingui()
  return (bytes: number) =>
    i18n.number(bytes / megabyte, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

function PaceText({ pace: { bytesPerSecond, secondsLeft } }: { pace: Pace }) {
  const megabytes = useMegabytes()
  return (
    <span className={classes.pace}>
      <TimeLeft secondsLeft={secondsLeft} />
      {' · '}
      <Trans>{megabytes(bytesPerSecond)} MB/s</Trans>
    </span>
  )
}

function Label({ sending: { phase, sentBytes, totalBytes, pace } }: { sending: Sending }) {
  const megabytes = useMegabytes()
  if (phase === 'answering') return <Trans>Processing…</Trans>
  if (phase === 'offline') return <Trans>You're offline. This will continue when you're back.</Trans>
  if (phase === 'again') return <Trans>Connection lost. Sending again…</Trans>
  const percent = Math.floor((sentBytes / totalBytes) * 100)
  return (
    <span className={classes.uploading}>
      <Trans>
        Uploading {megabytes(sentBytes)} of {megabytes(totalBytes)} MB ({percent}%)
      </Trans>
      {pace && <PaceText pace={pace} />}
    </span>
  )
}

/** Announces each quarter: every percent would drown out everything else. */
function Spoken({ sending: { phase, sentBytes, totalBytes } }: { sending: Sending }) {
  const quarters = phase === 'sending' ? Math.floor((sentBytes / totalBytes) * 4) * 25 : undefined
  return (
    <VisuallyHidden>
      <span role="status">
        {quarters !== undefined && <Trans>Uploading, {quarters}%</Trans>}
        {phase === 'answering' && <Trans>Processing…</Trans>}
        {phase === 'offline' && <Trans>You're offline. This will continue when you're back.</Trans>}
        {phase === 'again' && <Trans>Connection lost. Sending again…</Trans>}
      </span>
    </VisuallyHidden>
  )
}

/** Progress of an upload, with a button to cancel it. */
export function SendingProgress({ sending, onCancel }: { sending: Sending; onCancel?: () => void }) {
  const { phase, sentBytes, totalBytes } = sending
  return (
    <Delayed>
      <div className={classes.sending}>
        <ProgressLine
          value={phase === 'sending' ? sentBytes / totalBytes : undefined}
          label={<Label sending={sending} />}
        />
        {onCancel && (
          <Button variant="default" size="sm" className={classes.cancel ?? ''} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      <Spoken sending={sending} />
    </Delayed>
  )
}
