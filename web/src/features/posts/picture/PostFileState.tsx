import type { Post } from '@commons/contract/posts/posts.ts'
import { Suspense } from 'react'
import { FileState } from '../../../shown/FileState.tsx'
import { piece } from '../../../ui/states/piece.tsx'

const PictureStates = piece(async () => ({ default: (await import('./PictureStates.tsx')).PictureStates }))

/** Shows the author how far the files of their post are, or why they can't be shown. */
export function PostFileState({ post }: { post: Post }) {
  if (post.files.length < 2 || post.file_state === 'ready') return <FileState of={post} />
  return (
    <Suspense>
      <PictureStates post={post} />
    </Suspense>
  )
}
