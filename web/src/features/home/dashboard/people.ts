import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** On narrow screens, opens the widgets that wide ones show beside the feed. */
export function showPeople(): void {
  void openDialog(() => import('./PeopleDialog.tsx'), {})
}
