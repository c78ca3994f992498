import { useComposer } from '../composer/use-composer.ts'
import { ComposerDialog } from './ComposerDialog.tsx'

/** "Create Post": the same draft as at home, wherever one is. */
export default function CreatePostDialog({ onClose }: { onClose: () => void }) {
  return <ComposerDialog composer={useComposer('home', onClose)} onClose={onClose} />
}
