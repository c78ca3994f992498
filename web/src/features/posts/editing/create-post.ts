import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { ReelToShow } from './CreatePostDialog.tsx'

/** Opens the dialog "Create Post" over the current page, with this reel if there is one. */
export function createPost(reel?: ReelToShow): void {
  void openDialog(() => import('./CreatePostDialog.tsx'), reel === undefined ? {} : { reel })
}
