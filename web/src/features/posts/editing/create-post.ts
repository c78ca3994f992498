import { openDialog } from '../../../ui/stage.ts'

/** A reel that a post is to show. */
export interface ReelToShow {
  readonly id: number
  /** The name of who made it. */
  readonly by: string
}

/** Opens the dialog "Create Post" over whatever page one is on, with this reel where one is given. */
export function createPost(reel?: ReelToShow): void {
  void openDialog(() => import('./CreatePostDialog.tsx'), reel === undefined ? {} : { reel })
}
