import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../../../ui/store.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import type { Wanted, WantedMany } from '../calling.ts'
import { CallControls } from './CallControls.tsx'
import { CallHead } from './CallHead.tsx'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'
import { CallOver } from './CallOver.tsx'
import { CallPreview } from './CallPreview.tsx'
import { CallStage } from './CallStage.tsx'
import { GroupTalk } from './group/GroupTalk.tsx'
import { Voices } from './group/Voices.tsx'
import { oneself } from './people.ts'
import { isSeen } from './own-media.ts'
import { useMoving } from './use-moving.ts'
import { usePopOut } from './use-pop-out.ts'
import { useWindowSize } from './use-window-size.ts'

interface CallWindowProps {
  session: CallSession
  /** Whom the preview calls. */
  whom: Wanted | WantedMany | null
}

/** The window of a call, from its preview to its end. It stays while the member goes from page to page. */
export function CallWindow({ session, whom }: CallWindowProps) {
  const { t } = useLingui()
  const { phase } = useStore(session.state)
  const { name, place } = session.whom
  const box = useRef<HTMLElement>(null)
  const isTalk = phase !== 'preview' && phase !== 'over'
  const size = useWindowSize(box, isTalk)
  const popOut = usePopOut(t`Your browser couldn't open a window for the call.`)
  const { body, back } = popOut
  const isOut = body !== undefined
  const isSmall = size.isSmall && !isOut
  const { offset, handle } = useMoving(box)
  const isGroup = place !== undefined

  useEffect(() => box.current?.focus(), [isOut])
  useEffect(() => {
    if (!isTalk) back()
  }, [isTalk, back])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target instanceof Element && target.closest('select, input, textarea')) return
    const { media } = session
    if (key === 'm') media.setMuted(!media.state.get().isMuted)
    else if (key === 'v') void media.setCamera(!isSeen(media.state.get()))
    else if (key === 'h' && isGroup && isTalk)
      session.raiseHand(oneself(session.state.get().people)?.handAt === null)
    else if (key === 'Escape' && isTalk && !isOut) size.shrink()
    else if (key === 'Escape' && (phase === 'preview' || phase === 'over')) session.close()
    else return
    // These keys are those of the call, not of the page below.
    event.stopPropagation()
    event.preventDefault()
  }

  const shown = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole window
    <section
      ref={box}
      className={clsx(
        classes.window,
        isOut ? classes.out : isSmall ? classes.small : size.isWhole && isTalk && classes.whole,
        isGroup && isTalk && classes.group,
      )}
      style={isOut || size.isWhole ? undefined : { translate: `${offset.x}px ${offset.y}px` }}
      aria-label={isGroup ? t`Call in ${name}` : t`Call with ${name}`}
      data-phase={phase}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <CallHead
        session={session}
        size={{ ...size, isSmall }}
        popOut={popOut}
        handle={isOut || size.isWhole ? undefined : handle}
      />
      {phase === 'preview' ? (
        whom && <CallPreview session={session} whom={whom} />
      ) : phase === 'over' ? (
        <CallOver session={session} />
      ) : (
        <>
          {isGroup ? (
            <GroupTalk session={session} place={place} size={{ ...size, isSmall }} isOut={isOut} />
          ) : (
            <CallStage session={session} isSmall={isSmall} floats={!popOut.possible} />
          )}
          <CallControls session={session} isSmall={isSmall} isGroup={isGroup} />
        </>
      )}
      <VisuallyHidden>
        {isGroup ? (
          <Trans>Press M for the microphone, V for the camera and H to raise your hand.</Trans>
        ) : (
          <Trans>Press M for the microphone and V for the camera.</Trans>
        )}
      </VisuallyHidden>
    </section>
  )
  return (
    <>
      {body ? createPortal(shown, body) : shown}
      {/* They stay on the page, so that they don't break off where the window goes. */}
      {isGroup && isTalk && <Voices session={session} />}
    </>
  )
}
