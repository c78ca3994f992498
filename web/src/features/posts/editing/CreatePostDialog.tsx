import { useEffect, useRef } from 'react'
import { useComposer } from '../composer/use-composer.ts'
import { sayWaits } from '../composer/waiting-posts.ts'
import { ComposerDialog } from './ComposerDialog.tsx'

/** A reel for a post to show. */
export interface ReelToShow {
  readonly id: number
  /** The name of its author. */
  readonly by: string
}

interface CreatePostDialogProps {
  /** The reel to show, added to the existing draft. */
  reel?: ReelToShow
  onClose: () => void
}

/** "Create Post" on any page, with the draft of Home. */
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
