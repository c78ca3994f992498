import type { Picture } from '@commons/contract/shared/picture.ts'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { AltBadge } from '../ui/AltBadge.tsx'
import { PictureView } from '../ui/PictureView.tsx'
import { openDialog } from '../ui/stage.ts'
import classes from './PictureButton.module.css'
import { PictureList } from './picture-list.ts'

interface PictureButtonProps {
  picture: Picture
  /** Whose picture it is. */
  by: string
  /** The post that it belongs to, or whose comments it stands among. */
  postId: number
  /** It is not the post's own picture: no other follows it. */
  single?: boolean
  sizes?: string
}

/** A picture that opens large when it is pressed. */
export function PictureButton({ picture, by, postId, single = false, sizes }: PictureButtonProps) {
  const { t } = useLingui()
  const list = use(PictureList)
  const alt = picture.alt === '' ? t`Picture by ${by}` : picture.alt
  return (
    <AltBadge alt={picture.alt}>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={t`View the picture: ${alt}`}
        onClick={({ currentTarget: opener }) =>
          void openDialog(() => import('./Viewer.tsx'), {
            first: { postId, picture, by, isOwn: !single },
            list: single ? [] : list,
            opener,
          })
        }
      >
        <PictureView picture={picture} alt={alt} {...(sizes === undefined ? {} : { sizes })} />
      </button>
    </AltBadge>
  )
}
