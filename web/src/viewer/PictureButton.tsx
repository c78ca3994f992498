import type { Picture } from '@commons/contract/shared/picture.ts'
import { useLingui } from '@lingui/react/macro'
import { AltBadge } from '../ui/pictures/AltBadge.tsx'
import { PictureView } from '../ui/pictures/PictureView.tsx'
import classes from './PictureButton.module.css'

interface PictureButtonProps {
  picture: Picture
  /** The name of the picture's author. */
  by: string
  /** Opens it in the viewer, which returns the focus to `opener`. */
  onOpen: (opener: HTMLElement) => void
  sizes?: string
  /** In a grid: the share of the column's width that it has. It then fills its place. */
  share?: number
  /** How many pictures after it the viewer shows. */
  more?: number
}

/** A picture that opens in the viewer when pressed. */
export function PictureButton({ picture, by, onOpen, sizes, share, more = 0 }: PictureButtonProps) {
  const { t } = useLingui()
  const alt = picture.alt === '' ? t`Picture by ${by}` : picture.alt
  return (
    <AltBadge alt={picture.alt} fills={share !== undefined}>
      <button
        type="button"
        className={classes.button}
        data-fills={share !== undefined || undefined}
        aria-haspopup="dialog"
        aria-label={more > 0 ? t`View the picture: ${alt}, and ${more} more` : t`View the picture: ${alt}`}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <PictureView
          picture={picture}
          alt={alt}
          {...(sizes === undefined ? {} : { sizes })}
          {...(share === undefined ? {} : { share })}
        />
        {more > 0 && (
          <span className={classes.more} aria-hidden="true">
            +{more}
          </span>
        )}
      </button>
    </AltBadge>
  )
}
