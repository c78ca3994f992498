import { useLingui } from '@lingui/react/macro'
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconGripVertical,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { useStore } from '../../../ui/store.ts'
import { CallStatus } from './CallStatus.tsx'
import type { CallSession } from './call-session.ts'
import classes from './CallWindow.module.css'
import type { useMoving } from './use-moving.ts'
import type { usePopOut } from './use-pop-out.ts'
import type { WindowSize } from './use-window-size.ts'

interface CallHeadProps {
  session: CallSession
  size: WindowSize
  popOut: ReturnType<typeof usePopOut>
  /** Undefined where the window can't be moved. */
  handle: ReturnType<typeof useMoving>['handle'] | undefined
}

interface HeadButtonProps {
  label: string
  icon: TablerIcon
  /** Phones show the window in one size. */
  isForWide?: boolean
  onClick: () => void
}

function HeadButton({ label, icon: Icon, isForWide = false, onClick }: HeadButtonProps) {
  return (
    <button
      type="button"
      className={classes.icon}
      data-wide={isForWide || undefined}
      aria-label={label}
      data-tip={label}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}

/** The window's name and state, and what changes its size and place. */
export function CallHead({ session, size, popOut, handle }: CallHeadProps) {
  const { t } = useLingui()
  const phase = useStore(session.state, (state) => state.phase)
  const isTalk = phase !== 'preview' && phase !== 'over'
  const { isSmall, isWhole, isFull } = size
  const isOut = popOut.body !== undefined
  return (
    <header className={classes.head} data-moves={handle !== undefined || undefined} {...handle?.pointer}>
      {handle && (
        <button type="button" className={classes.icon} {...handle.button}>
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
      )}
      <div className={classes.names}>
        <h2 className={classes.name}>
          <bdi>{session.whom.name}</bdi>
        </h2>
        <CallStatus session={session} />
      </div>
      {isTalk && (
        <>
          {popOut.possible && !isSmall && (
            <HeadButton
              label={isOut ? t`Bring the call back into the page` : t`Open the call in its own window`}
              icon={IconPictureInPicture}
              isForWide={!isOut}
              onClick={() => (isOut ? popOut.back() : void popOut.open())}
            />
          )}
          {!isOut && isWhole && size.canFill && (
            <HeadButton
              label={isFull ? t`Leave full screen` : t`Full screen`}
              icon={isFull ? IconMinimize : IconMaximize}
              isForWide
              onClick={size.toggleFull}
            />
          )}
          {!isOut && !isSmall && (
            <HeadButton
              label={isWhole ? t`Show the page beside the call` : t`Fill the page with the call`}
              icon={isWhole ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal}
              isForWide
              onClick={size.toggleWhole}
            />
          )}
          {!isOut && (
            <HeadButton
              label={isSmall ? t`Enlarge the call` : t`Make the call small`}
              icon={isSmall ? IconArrowsMaximize : IconArrowsMinimize}
              onClick={size.toggleSmall}
            />
          )}
        </>
      )}
    </header>
  )
}
