import { openDialog } from '../../../ui/stage.ts'

/** Opens the dialog "Create Post" over whatever page one is on, with this text where some is given. */
export function createPost(text?: string): void {
  void openDialog(() => import('./CreatePostDialog.tsx'), text === undefined ? {} : { text })
}
