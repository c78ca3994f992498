import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import type { ChosenPicture } from './kept-picture.ts'
import classes from './Setup.module.css'

/** The chosen part of a picture that is still here. */
export function CroppedPicture({ picture: { file, crop } }: { picture: ChosenPicture }) {
  const { t } = useLingui()
  const url = useFileUrl(file)
  const [size, setSize] = useState<{ width: number; height: number }>()
  if (!url) return null
  const percent = (of: number, part: number) => `${(of / part) * 100}%`
  return (
    <img
      src={url}
      alt={t`Your photo`}
      className={classes.cropped}
      onLoad={({ currentTarget }) =>
        setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
      }
      style={
        size && {
          width: percent(size.width, crop.width),
          height: percent(size.height, crop.height),
          left: percent(-crop.x, crop.width),
          top: percent(-crop.y, crop.height),
        }
      }
    />
  )
}
