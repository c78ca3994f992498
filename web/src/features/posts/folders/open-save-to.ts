import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that puts a post in folders. */
export const openSaveTo = (postId: number) => void openDialog(() => import('./SaveToDialog.tsx'), { postId })
