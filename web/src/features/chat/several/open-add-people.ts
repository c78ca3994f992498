import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that adds friends to a chat of several people. */
export const openAddPeople = (chatId: number): void =>
  void openDialog(() => import('./AddPeopleDialog.tsx'), { chatId })
