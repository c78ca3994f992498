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
}

/** A picture that opens in the viewer when pressed. */
export function PictureButton({ picture, by, onOpen, sizes }: PictureButtonProps) {
  const { t } = useLingui()
  const alt = picture.alt === '' ? t`Picture by ${by}` : picture.alt
  return (
    <AltBadge alt={picture.alt}>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={t`View the picture: ${alt}`}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <PictureView picture={picture} alt={alt} {...(sizes === undefined ? {} : { sizes })} />
      </button>
    </AltBadge>
  )
}
