import type { Picture } from '@commons/contract/shared/picture.ts'
import { useState } from 'react'
import { useDeviceSetting } from '../ui/device-settings.ts'
import type { ZoomState } from './use-zoom.ts'
import classes from './Viewer.module.css'

interface ZoomablePictureProps {
  picture: Picture
  alt: string
  state: ZoomState
}

/**
 * Returns the renditions to choose from. With data saver on, none beyond the first that fills the screen,
 * until the member zooms in.
 */
function sourcesOf({ sources }: Picture, saving: boolean, scale: number): Picture['sources'] {
  if (!saving || scale > 1) return sources
  const enough = sources.findIndex(({ width }) => width >= window.innerWidth)
  return enough < 0 ? sources : sources.slice(0, enough + 1)
}

/** A picture as large as its frame allows, zoomed and moved by fingers, wheel and mouse. */
export function ZoomablePicture({ picture, alt, state }: ZoomablePictureProps) {
  const { frame, zoom, carried, isHeld, pointers } = state
  const [arrived, setArrived] = useState(false)
  const [dataSaver] = useDeviceSetting('dataSaver')
  const sources = sourcesOf(picture, dataSaver === 'on', zoom.scale)
  const { x, y } = { x: zoom.x + carried.x, y: zoom.y + carried.y }
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-held={isHeld || undefined}
      data-enlarged={zoom.scale > 1 || undefined}
      {...pointers}
    >
      <div
        className={classes.moving}
        style={{
          transform: `translate(${x}px, ${y}px) scale(${zoom.scale})`,
          opacity: 1 - Math.min(0.6, carried.y / 400),
        }}
      >
        {!arrived && <img className={classes.preview} src={picture.preview} alt="" aria-hidden="true" />}
        <img
          className={classes.picture}
          src={sources.at(-1)?.url}
          srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={`${Math.ceil(zoom.scale) * 100}vw`}
          width={picture.width}
          height={picture.height}
          alt={alt}
          draggable={false}
          decoding="async"
          onLoad={() => setArrived(true)}
        />
      </div>
    </div>
  )
}
