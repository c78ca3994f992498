import { useLingui } from '@lingui/react/macro'
import { IconMicrophone } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { VoiceWriter } from '../../discussion/discussed.ts'
import { canRecord, record, whyNoVoice, type Heard, type Recording } from './recording.ts'
import classes from './Voice.module.css'
import { VoiceRecorder } from './VoiceRecorder.tsx'

const nothing: Heard = { seconds: 0, level: 0, isFull: false }

/** Asks for the microphone when pressed, records and sends a voice note. */
function VoiceButton({ writer }: { writer: VoiceWriter }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'asking' | 'recording' | 'ending'>('idle')
  const [heard, setHeard] = useState(nothing)
  const recording = useRef<Recording>(undefined)
  /** Whether the button is unmounted: a microphone granted afterwards is released at once. */
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      recording.current?.cancel()
    }
  }, [])

  const begin = async () => {
    writer.tell(undefined)
    setState('asking')
    setHeard(nothing)
    try {
      const begun = await record((now) => {
        if (!left.current) setHeard(now)
      })
      if (left.current) return begun.cancel()
      recording.current = begun
      setState('recording')
    } catch (error) {
      if (left.current) return
      setState('idle')
      const why = whyNoVoice(error)
      writer.tell(
        why === 'forbidden'
          ? t`Commons can't use your microphone. Allow it for this site in your browser's settings.`
          : why === 'missing'
            ? t`Couldn't find a microphone. Connect one and try again.`
            : t`Couldn't start recording. Try again.`,
      )
    }
  }
  const end = () => {
    recording.current = undefined
    setState('idle')
    // The focused element has been removed.
    requestAnimationFrame(() => button.current?.focus())
  }
  const send = async () => {
    if (state !== 'recording') return
    setState('ending')
    const made = await recording.current?.stop()
    if (left.current) return
    if (made === undefined) writer.tell(t`Couldn't start recording. Try again.`)
    else writer.sendVoice(made.file, made.seconds, made.waveform)
    end()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.record}
        aria-label={t`Record a voice note`}
        disabled={state === 'asking'}
        hidden={state === 'recording' || state === 'ending'}
        onClick={() => void begin()}
      >
        <IconMicrophone size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {(state === 'recording' || state === 'ending') && (
        <VoiceRecorder
          heard={heard}
          onSend={() => void send()}
          onCancel={() => {
            recording.current?.cancel()
            end()
          }}
        />
      )}
    </>
  )
}

/** Returns the button for voice notes, shown in place of Send; undefined if this browser cannot record. */
export const voiceButton = (writer: VoiceWriter) =>
  canRecord() ? <VoiceButton writer={writer} /> : undefined
