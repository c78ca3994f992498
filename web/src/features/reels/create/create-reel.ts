import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'

const load = () => import('./CreateReelDialog.tsx')

/** Opens "Create V Tube" over the current page. */
export function createReel(): void {
  void openDialog(load, {})
}

/** Opens it with a reel that could not be published. */
export function createReelAgain(given: ReelDraft): void {
  void openDialog(load, { given })
}
