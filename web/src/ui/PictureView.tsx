import type { Picture } from '@commons/contract/shared/picture.ts'
import { useState } from 'react'
import classes from './PictureView.module.css'

interface PictureViewProps {
  picture: Picture
  /** What it shows, for people who do not see it. */
  alt: string
  /** CSS `sizes`: how wide it will be. */
  sizes?: string
  /** Taller pictures are cut to this share of their width. */
  tallest?: number
  eager?: boolean
}

/** A picture with its place kept from the start, blurred until it has arrived. */
export function PictureView({
  picture,
  alt,
  sizes = '(max-width: 767px) 100vw, 608px',
  tallest = 1.25,
  eager = false,
}: PictureViewProps) {
  const [arrived, setArrived] = useState(false)
  const ratio = Math.max(picture.width / picture.height, 1 / tallest)
  const widest = picture.sources.at(-1)
  return (
    <span className={classes.frame} style={{ aspectRatio: ratio }}>
      {!arrived && <img className={classes.preview} src={picture.preview} alt="" aria-hidden="true" />}
      <img
        className={classes.picture}
        src={widest?.url}
        srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setArrived(true)}
      />
    </span>
  )
}
