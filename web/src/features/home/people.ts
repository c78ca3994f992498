import { openDialog } from '../../ui/stage.ts'

/** Opens what wide screens have beside the feed, where there is no room for it. */
export function showPeople(): void {
  void openDialog(() => import('./PeopleDialog.tsx'), {})
}
