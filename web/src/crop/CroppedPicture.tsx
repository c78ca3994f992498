import { useState } from 'react'
import { useFileUrl } from '../compose/use-file-url.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import classes from './CroppedPicture.module.css'

interface CroppedPictureProps {
  picture: ChosenPicture
  alt: string
}

/** The chosen part of a picture that is not sent yet; it fills its container. */
export function CroppedPicture({ picture: { file, crop }, alt }: CroppedPictureProps) {
  const url = useFileUrl(file)
  const [size, setSize] = useState<{ width: number; height: number }>()
  if (!url) return null
  const percent = (of: number, part: number) => `${(of / part) * 100}%`
  return (
    <span className={classes.box}>
      <img
        src={url}
        alt={alt}
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
    </span>
  )
}
