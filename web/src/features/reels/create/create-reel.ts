import { openTexts } from '../../../locales/language.ts'
import { openDialog } from '../../../ui/stage.ts'
import type { ReelDraft } from '../waiting/reel-draft.ts'

const load = async () => (await Promise.all([import('./CreateReelDialog.tsx'), openTexts('reels')]))[0]

/** Opens "Create V Tube" over whatever page one is on. */
export function createReel(): void {
  void openDialog(load, {})
}

/** Opens it with what did not get out. */
export function createReelAgain(given: ReelDraft): void {
  void openDialog(load, { given })
}
