import type { SavedFolder } from '@commons/contract/posts/saved-folders.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that creates a folder, with this post in it, or renames one. */
export const openFolder = (of: { folder?: SavedFolder; postId?: number }) =>
  void openDialog(() => import('./FolderDialog.tsx'), of)
