import { useEffect, useRef } from 'react'
import { useComposer } from '../composer/use-composer.ts'
import { sayWaits } from '../composer/waiting-posts.ts'
import { ComposerDialog } from './ComposerDialog.tsx'
import type { ReelToShow } from './create-post.ts'

interface CreatePostDialogProps {
  /** It shows this one, beside what is written already. */
  reel?: ReelToShow
  onClose: () => void
}

/** "Create Post": the same draft as at home, wherever one is. */
export default function CreatePostDialog({ reel, onClose }: CreatePostDialogProps) {
  const composer = useComposer('home', (how) => {
    if (how === 'waits') sayWaits()
    onClose()
  })
  const add = useRef(() => {})
  add.current = () => {
    if (reel) composer.setReel(reel)
  }
  useEffect(() => add.current(), [])
  return <ComposerDialog composer={composer} onClose={onClose} />
}
