import type { StoryPicture } from '@commons/contract/projects/projects.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { PictureButton } from '../../../viewer/PictureButton.tsx'
import classes from './Story.module.css'

interface StoryFigureProps {
  picture: StoryPicture
  /** The name of the project. */
  by: string
}

/** A picture of a story with the line below it; pressed, it opens large. */
export function StoryFigure({ picture: { picture, caption }, by }: StoryFigureProps) {
  const open = (opener: HTMLElement) =>
    void openDialog(() => import('./StoryViewer.tsx'), { picture, by, opener, caption })
  return (
    <figure className={classes.figure}>
      <div className={classes.picture} style={{ aspectRatio: Math.max(picture.width / picture.height, 0.8) }}>
        <PictureButton picture={picture} by={by} sizes="(max-width: 767px) 100vw, 640px" onOpen={open} />
      </div>
      {caption !== '' && (
        <figcaption dir="auto" className={classes.caption}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
