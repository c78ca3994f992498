import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that creates a list, with this member on it, or edits one. */
export const openPeopleList = (of: { list?: PeopleList; memberId?: number }) =>
  void openDialog(() => import('./PeopleListDialog.tsx'), of)
