import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** A reel for a post to show. */
export interface ReelToShow {
  readonly id: number
  /** The name of its author. */
  readonly by: string
}

/** Opens the dialog "Create Post" over the current page, with this reel if there is one. */
export function createPost(reel?: ReelToShow): void {
  void openDialog(() => import('./CreatePostDialog.tsx'), reel === undefined ? {} : { reel })
}
