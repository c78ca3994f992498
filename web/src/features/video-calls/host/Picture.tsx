import { useEffect, useRef, type Ref } from 'react'
import classes from './CallWindow.module.css'

interface PictureProps {
  stream: MediaStream | null
  label: string
  /** The member's own picture, or sound that another element plays. */
  isMuted?: boolean
  isMirrored?: boolean
  /** Shown in full, as a screen is. */
  isWhole?: boolean
  isHidden?: boolean
  ref?: Ref<HTMLVideoElement>
}

/** A live picture with its sound. */
export function Picture({
  stream,
  label,
  isMuted = false,
  isMirrored,
  isWhole,
  isHidden,
  ref,
}: PictureProps) {
  const own = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = own.current
    if (!video || video.srcObject === stream) return
    video.srcObject = stream
    if (stream) video.play().catch(() => {})
  }, [stream])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions while they talk
    <video
      ref={(video) => {
        own.current = video
        if (typeof ref === 'function') ref(video)
        else if (ref) ref.current = video
      }}
      className={classes.picture}
      aria-label={label}
      autoPlay
      playsInline
      muted={isMuted}
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      data-hidden={isHidden || undefined}
    />
  )
}
