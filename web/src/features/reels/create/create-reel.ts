import { openDialog } from '../../../ui/dialog/dialog-host.ts'

export const loadCreateReel = () => import('./CreateReelDialog.tsx')

/** Opens "Create V Tube" over the current page. */
export function createReel(): void {
  void openDialog(loadCreateReel, {})
}
