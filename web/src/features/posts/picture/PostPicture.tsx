import type { Picture } from '@commons/contract/shared/picture.ts'
import { use } from 'react'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { PictureButton } from '../../../viewer/PictureButton.tsx'
import { PictureList } from './picture-list.ts'

interface PostPictureProps {
  picture: Picture
  /** The name of its author. */
  by: string
  postId: number
}

/** The picture of a post, which opens in the viewer when pressed. */
export function PostPicture({ picture, by, postId }: PostPictureProps) {
  const list = use(PictureList)
  return (
    <PictureButton
      picture={picture}
      by={by}
      onOpen={(opener) =>
        void openDialog(() => import('./PostViewer.tsx'), {
          first: { key: `post.${postId}`, postId, picture, by },
          list,
          opener,
        })
      }
    />
  )
}
