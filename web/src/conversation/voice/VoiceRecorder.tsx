import { longestVoice } from '@commons/contract/shared/voice.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend2, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { clock } from '../../ui/video/media-time.ts'
import type { Heard } from './recording.ts'
import classes from './Voice.module.css'

interface VoiceRecorderProps {
  heard: Heard
  onSend: () => void
  onCancel: () => void
}

/** Covers the field while a voice note is recorded. */
export function VoiceRecorder({ heard: { seconds, level, isFull }, onSend, onCancel }: VoiceRecorderProps) {
  const { t } = useLingui()
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus(), [])
  const isLongest = isFull && seconds >= longestVoice.seconds
  return (
    <div
      role="group"
      aria-label={t`Voice note`}
      className={classes.recorder}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <button
        type="button"
        className={classes.cancel}
        aria-label={t`Cancel the voice note`}
        onClick={onCancel}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <span className={classes.dot} data-full={isFull || undefined} aria-hidden="true" />
      <span className={classes.time} role="timer">
        {clock(seconds)}
      </span>
      {isLongest ? (
        <span className={classes.full}>
          <Trans>That's the longest</Trans>
        </span>
      ) : (
        <span className={classes.level} aria-hidden="true">
          <span style={{ transform: `scaleX(${level.toFixed(2)})` }} />
        </span>
      )}
      <button
        ref={send}
        type="button"
        className={classes.record}
        aria-label={t`Send the voice note`}
        onClick={onSend}
      >
        <IconSend2 size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <VisuallyHidden>
        <span role="status">{isFull ? t`Recording has ended` : t`Recording`}</span>
      </VisuallyHidden>
    </div>
  )
}
