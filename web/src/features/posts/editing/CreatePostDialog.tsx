import { useComposer } from '../composer/use-composer.ts'
import { sayWaits } from '../composer/waiting-posts.ts'
import { ComposerDialog } from './ComposerDialog.tsx'

/** "Create Post": the same draft as at home, wherever one is. */
export default function CreatePostDialog({ onClose }: { onClose: () => void }) {
  const composer = useComposer('home', (how) => {
    if (how === 'waits') sayWaits()
    onClose()
  })
  return <ComposerDialog composer={composer} onClose={onClose} />
}
