import { useEffect, useRef } from 'react'
import { joinTexts } from '../../../compose/join-parts.ts'
import { useComposer } from '../composer/use-composer.ts'
import { sayWaits } from '../composer/waiting-posts.ts'
import { ComposerDialog } from './ComposerDialog.tsx'

interface CreatePostDialogProps {
  /** What it is to be about, beside what is written already. */
  text?: string
  onClose: () => void
}

/** "Create Post": the same draft as at home, wherever one is. */
export default function CreatePostDialog({ text, onClose }: CreatePostDialogProps) {
  const composer = useComposer('home', (how) => {
    if (how === 'waits') sayWaits()
    onClose()
  })
  const add = useRef(() => {})
  add.current = () => {
    const { draft, setText } = composer
    if (text !== undefined && !draft.text.includes(text)) setText(joinTexts(`\n${text}`, draft.text))
  }
  useEffect(() => add.current(), [])
  return <ComposerDialog composer={composer} onClose={onClose} />
}
