import type { VideoCall } from '@commons/contract/video-calls.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhone, IconPhoneOff, IconVideo } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './Incoming.module.css'
import { playRing } from './ring-tone.ts'

interface IncomingCallProps {
  call: VideoCall
  onAnswer: (hasCamera: boolean) => void
}

/** Somebody calls: the member answers with or without their camera, or declines. */
export function IncomingCall({ call, onAnswer }: IncomingCallProps) {
  const { t } = useLingui()
  const { call_id, friend, has_camera } = call
  const name = friend.full_name
  const decline = useWrite('end_video_call', { toasts: 'failure' })
  const box = useRef<HTMLElement>(null)
  useEffect(() => playRing('incoming'), [])
  // Whoever is writing goes on writing; everybody else can answer by a key at once.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <section
      ref={box}
      role="alertdialog"
      aria-labelledby="incoming-call"
      aria-describedby="incoming-call-kind"
      className={classes.card}
      tabIndex={-1}
    >
      <span className={classes.face}>
        <MemberAvatar name={name} src={friend.profile_pic} size={64} />
      </span>
      <div className={classes.words}>
        <h2 id="incoming-call" className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <p id="incoming-call-kind" className={classes.kind}>
          {has_camera === 1 ? <Trans>Incoming video call</Trans> : <Trans>Incoming call</Trans>}
        </p>
      </div>
      <div className={classes.answers}>
        <button
          type="button"
          className={classes.decline}
          disabled={decline.isPending}
          onClick={() => decline.mutate({ call_id })}
        >
          <IconPhoneOff size={22} aria-hidden="true" />
          <Trans>Decline</Trans>
        </button>
        <button type="button" className={classes.accept} onClick={() => onAnswer(false)}>
          <IconPhone size={22} aria-hidden="true" />
          {has_camera === 1 ? <Trans>Audio only</Trans> : <Trans>Accept</Trans>}
        </button>
        <button
          type="button"
          className={classes.accept}
          aria-label={t`Accept with camera`}
          onClick={() => onAnswer(true)}
        >
          <IconVideo size={22} aria-hidden="true" />
          {has_camera === 1 ? <Trans>Accept</Trans> : <Trans>With camera</Trans>}
        </button>
      </div>
    </section>
  )
}
