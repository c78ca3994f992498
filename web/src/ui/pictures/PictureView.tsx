import type { Picture } from '@commons/contract/shared/picture.ts'
import { useState } from 'react'
import { useDeviceSetting } from '../device-settings.ts'
import classes from './PictureView.module.css'

interface PictureViewProps {
  picture: Picture
  /** Alternative text. */
  alt: string
  /** CSS `sizes`: the width it will have. */
  sizes?: string
  /** Height divided by width from which pictures are cropped. */
  tallest?: number
  /** In a grid: the share of the column's width that it has. It then fills its place. */
  share?: number
  eager?: boolean
}

// Width of the column for pictures, in CSS pixels.
const widestShown = 608

/** Returns the CSS `sizes` of a picture with this share of the column's width. */
const sizesOf = (share: number) =>
  `(max-width: 767px) ${Math.round(share * 100)}vw, ${Math.round(share * widestShown)}px`

/**
 * Returns the renditions to choose from: all, or when saving data none beyond the first that fills the screen
 * in CSS pixels, whatever its density.
 */
export function renditions(
  sources: Picture['sources'],
  saving: boolean,
  screen: number,
  share = 1,
): Picture['sources'] {
  if (!saving) return sources
  const enough = sources.findIndex(({ width }) => width >= Math.min(screen, widestShown) * share)
  return enough < 0 ? sources : sources.slice(0, enough + 1)
}

/** A picture with its room reserved from the start; blurred until it has loaded. */
export function PictureView({
  picture,
  alt,
  share,
  sizes = sizesOf(share ?? 1),
  tallest = 1.25,
  eager = false,
}: PictureViewProps) {
  const [arrived, setArrived] = useState(false)
  const ratio = Math.max(picture.width / picture.height, 1 / tallest)
  const [dataSaver] = useDeviceSetting('dataSaver')
  const sources = renditions(picture.sources, dataSaver === 'on', window.innerWidth, share)
  return (
    <span className={classes.frame} style={share === undefined ? { aspectRatio: ratio } : { height: '100%' }}>
      {!arrived && <img className={classes.preview} src={picture.preview} alt="" aria-hidden="true" />}
      <img
        className={classes.picture}
        src={sources.at(-1)?.url}
        srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
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
