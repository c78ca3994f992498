import { withTexts } from '../../../locales/language.ts'
import { openDialog } from '../../../ui/stage.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'

const load = withTexts(() => import('./CreateReelDialog.tsx'), 'reels')

/** Opens "Create V Tube" over whatever page one is on. */
export function createReel(): void {
  void openDialog(load, {})
}

/** Opens it with what did not get out. */
export function createReelAgain(given: ReelDraft): void {
  void openDialog(load, { given })
}
