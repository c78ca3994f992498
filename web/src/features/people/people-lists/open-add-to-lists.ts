import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that puts a member on lists. */
export const openAddToLists = ({ user_id, full_name }: { user_id: number; full_name: string }) =>
  void openDialog(() => import('./AddToListsDialog.tsx'), { member: { user_id, full_name } })
