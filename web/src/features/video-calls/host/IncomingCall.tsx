import type { VideoCall } from '@commons/contract/video-calls.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhone, IconPhoneOff, IconVideo } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './Incoming.module.css'
import { playRing } from './ring-tone.ts'
import { useWhomOf } from './whom-of.ts'
import { isOfMany } from '../call-place.ts'

interface IncomingCallProps {
  call: VideoCall
  onAnswer: (hasCamera: boolean) => void
}

/** Somebody calls: the member answers with or without their camera, or declines. */
export function IncomingCall({ call, onAnswer }: IncomingCallProps) {
  const { t } = useLingui()
  const { call_id, group, begun_by, has_camera } = call
  const isMany = isOfMany(call)
  const { name, avatar } = useWhomOf(call)
  const caller = begun_by?.full_name
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
        <MemberAvatar name={name} src={avatar} size={64} square={group !== null} />
      </span>
      <div className={classes.words}>
        <h2 id="incoming-call" className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <p id="incoming-call-kind" className={classes.kind}>
          {group ? (
            caller === undefined ? (
              <Trans>The group is calling</Trans>
            ) : (
              <Trans>{caller} calls the group</Trans>
            )
          ) : isMany ? (
            caller === undefined ? (
              <Trans>The chat is calling</Trans>
            ) : (
              <Trans>{caller} calls everybody in the chat</Trans>
            )
          ) : has_camera === 1 ? (
            <Trans>Incoming video call</Trans>
          ) : (
            <Trans>Incoming call</Trans>
          )}
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
          {has_camera === 1 || isMany ? <Trans>Audio only</Trans> : <Trans>Accept</Trans>}
        </button>
        <button
          type="button"
          className={classes.accept}
          aria-label={isMany ? t`Join with camera` : t`Accept with camera`}
          onClick={() => onAnswer(true)}
        >
          <IconVideo size={22} aria-hidden="true" />
          {isMany ? (
            <Trans>Join</Trans>
          ) : has_camera === 1 ? (
            <Trans>Accept</Trans>
          ) : (
            <Trans>With camera</Trans>
          )}
        </button>
      </div>
    </section>
  )
}
