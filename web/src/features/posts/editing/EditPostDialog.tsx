import type { Post } from '@commons/contract/posts/posts.ts'
import { useEditor } from '../composer/use-composer.ts'
import { ComposerDialog } from './ComposerDialog.tsx'

/** "Edit Post": the composer with everything that the post has. */
export default function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  return <ComposerDialog composer={useEditor(post, onClose)} onClose={onClose} />
}
