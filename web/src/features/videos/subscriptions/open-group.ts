import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { GroupFormProps } from './GroupForm.tsx'

/** Opens the dialog that creates a group, with this channel in it, or renames the one given. */
export const openGroup = (of: Omit<GroupFormProps, 'onClose'> = {}) =>
  void openDialog(() => import('./GroupDialog.tsx'), of)
