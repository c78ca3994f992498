import { openDialog } from '../../../ui/stage.ts'

/** Opens the dialog "Create Post" over whatever page one is on: one's place in it is kept. */
export function createPost(): void {
  void openDialog(() => import('./CreatePostDialog.tsx'), {})
}
