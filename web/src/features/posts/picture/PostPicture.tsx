import type { Post } from '@commons/contract/posts/posts.ts'
import { use } from 'react'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { PictureButton } from '../../../viewer/PictureButton.tsx'
import { pictureAt, picturesOf } from './post-pictures.ts'
import { PictureList } from './picture-list.ts'

interface PostPictureProps {
  post: Post
  /** Its place among the post's pictures, from 0. */
  at?: number
  /** In a grid: the share of the column's width that it has. */
  share?: number
  /** How many pictures after it are not shown on the card. */
  more?: number
}

/** A picture of a post, which opens in the viewer when pressed. */
export function PostPicture({ post, at = 0, ...place }: PostPictureProps) {
  const list = use(PictureList)
  const first = pictureAt(picturesOf(post), at)
  if (!first) return null
  return (
    <PictureButton
      picture={first.picture}
      by={post.full_name}
      {...place}
      onOpen={(opener) => void openDialog(() => import('./PostViewer.tsx'), { first, list, opener })}
    />
  )
}
