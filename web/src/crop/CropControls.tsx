import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { zoomAt, zooms } from './crop-place.ts'
import classes from './Crop.module.css'

interface CropControlsProps {
  zoom: number
  onZoom: (zoom: number) => void
  /** Moves the picture by this many screen pixels. */
  onMove: (x: number, y: number) => void
}

const step = 16

function IconButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={classes.iconButton} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}

/** Buttons for zoom and the four directions: everything that dragging can do. */
export function CropControls({ zoom, onZoom, onMove }: CropControlsProps) {
  const { t, i18n } = useLingui()
  const times = i18n.number(zoom, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const icon = { size: 20, stroke: 2, 'aria-hidden': true } as const
  return (
    <div className={classes.controls}>
      <div className={classes.zoom}>
        <IconButton label={t`Zoom out`} onClick={() => onZoom(zoomAt(zoom - zooms.step))}>
          <IconMinus {...icon} />
        </IconButton>
        <input
          type="range"
          className={classes.slider}
          aria-label={t`Zoom`}
          aria-valuetext={`${times}×`}
          min={zooms.min}
          max={zooms.max}
          step={zooms.step}
          value={zoom}
          onChange={({ currentTarget }) => onZoom(zoomAt(currentTarget.valueAsNumber))}
        />
        <IconButton label={t`Zoom in`} onClick={() => onZoom(zoomAt(zoom + zooms.step))}>
          <IconPlus {...icon} />
        </IconButton>
        <span className={classes.times} aria-hidden="true">
          {times}×
        </span>
      </div>
      <div role="group" aria-label={t`Move the photo`} className={classes.moves}>
        <span className={classes.hint} aria-hidden="true">
          <Trans>Drag to move</Trans>
        </span>
        <IconButton label={t`Move left`} onClick={() => onMove(-step, 0)}>
          <IconArrowLeft {...icon} />
        </IconButton>
        <IconButton label={t`Move up`} onClick={() => onMove(0, -step)}>
          <IconArrowUp {...icon} />
        </IconButton>
        <IconButton label={t`Move down`} onClick={() => onMove(0, step)}>
          <IconArrowDown {...icon} />
        </IconButton>
        <IconButton label={t`Move right`} onClick={() => onMove(step, 0)}>
          <IconArrowRight {...icon} />
        </IconButton>
      </div>
    </div>
  )
}
