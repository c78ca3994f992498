import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsMaximize, IconArrowsMinimize, IconGripVertical } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from '../../../ui/store.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import type { Wanted } from '../calling.ts'
import { CallControls } from './CallControls.tsx'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'
import { CallOver } from './CallOver.tsx'
import { CallPreview } from './CallPreview.tsx'
import { CallStage } from './CallStage.tsx'
import { CallStatus } from './CallStatus.tsx'
import { isSeen } from './own-media.ts'
import { useMoving } from './use-moving.ts'

interface CallWindowProps {
  session: CallSession
  /** Whom the preview calls. */
  whom: Wanted | null
}

/** The window of a call, from its preview to its end. It stays while the member goes from page to page. */
export function CallWindow({ session, whom }: CallWindowProps) {
  const { t } = useLingui()
  const { phase } = useStore(session.state)
  const { name } = session.whom
  const box = useRef<HTMLElement>(null)
  const [isSmall, setSmall] = useState(false)
  const { offset, handle } = useMoving(box)
  const isTalk = phase !== 'preview' && phase !== 'over'

  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (!isTalk) setSmall(false)
  }, [isTalk])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target instanceof HTMLElement && target.closest('select, input')) return
    const { media } = session
    if (key === 'm') media.setMuted(!media.state.get().isMuted)
    else if (key === 'v') void media.setCamera(!isSeen(media.state.get()))
    else if (key === 'Escape' && isTalk) setSmall(true)
    else if (key === 'Escape' && (phase === 'preview' || phase === 'over')) session.close()
    else return
    // These keys are those of the call, not of the page below.
    event.stopPropagation()
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole window
    <section
      ref={box}
      className={clsx(classes.window, isSmall && classes.small)}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      aria-label={t`Call with ${name}`}
      data-phase={phase}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={classes.head} {...handle.pointer}>
        <button type="button" className={classes.icon} {...handle.button}>
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
        <div className={classes.names}>
          <h2 className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <CallStatus session={session} />
        </div>
        {isTalk && (
          <button
            type="button"
            className={classes.icon}
            aria-label={isSmall ? t`Enlarge the call` : t`Make the call small`}
            onClick={() => setSmall(!isSmall)}
          >
            {isSmall ? (
              <IconArrowsMaximize size={18} aria-hidden="true" />
            ) : (
              <IconArrowsMinimize size={18} aria-hidden="true" />
            )}
          </button>
        )}
      </header>
      {phase === 'preview' ? (
        whom && <CallPreview session={session} whom={whom} />
      ) : phase === 'over' ? (
        <CallOver session={session} />
      ) : (
        <>
          <CallStage session={session} isSmall={isSmall} />
          <CallControls session={session} isSmall={isSmall} />
        </>
      )}
      <VisuallyHidden>
        <Trans>Press M for the microphone and V for the camera.</Trans>
      </VisuallyHidden>
    </section>
  )
}
