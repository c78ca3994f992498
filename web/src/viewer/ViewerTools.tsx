import { Trans, useLingui } from '@lingui/react/macro'
import { IconX, IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import type { ZoomState } from './use-zoom.ts'
import classes from './Viewer.module.css'
import { largest } from './zoom.ts'

interface ToolProps {
  label: string
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}

export function Tool({ label, onClick, disabled = false, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      // A disabled button would lose the focus at the last step.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  )
}

/** A picture's place among those of one post, from 1. */
export interface PicturePlace {
  readonly at: number
  readonly of: number
}

/** Says which of a post's pictures is shown. */
export function Place({ at, of }: PicturePlace) {
  return (
    <Trans>
      {at} of {of}
    </Trans>
  )
}

interface ViewerToolsProps {
  state: ZoomState
  place: PicturePlace | undefined
  onClose: () => void
  /** The button that opens the panel. */
  children: ReactNode
}

/** Toolbar for the picture shown. */
export function ViewerTools({ state, place, onClose, children }: ViewerToolsProps) {
  const { t } = useLingui()
  const { scale } = state.zoom
  const percent = Math.round(scale * 100)
  return (
    <div className={classes.tools}>
      <Tool label={t`Close`} onClick={onClose}>
        <IconX size={24} aria-hidden="true" />
      </Tool>
      {place && (
        <span className={classes.place} aria-hidden="true">
          <Place {...place} />
        </span>
      )}
      <span className={classes.gap} />
      <Tool label={t`Zoom out`} disabled={scale <= 1} onClick={state.stepOut}>
        <IconZoomOut size={24} stroke={1.75} aria-hidden="true" />
      </Tool>
      <Tool label={t`Show the whole picture`} disabled={scale <= 1} onClick={state.reset}>
        <IconZoomReset size={24} stroke={1.75} aria-hidden="true" />
      </Tool>
      <Tool label={t`Zoom in`} disabled={scale >= largest} onClick={state.stepIn}>
        <IconZoomIn size={24} stroke={1.75} aria-hidden="true" />
      </Tool>
      {children}
      <VisuallyHidden>
        <span role="status">{scale > 1 && <Trans>Zoomed to {percent}%</Trans>}</span>
      </VisuallyHidden>
    </div>
  )
}
