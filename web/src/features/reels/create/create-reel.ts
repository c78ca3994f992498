import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { type ChosenSound, reelDraft, type ReelDraft } from '../waiting/reel-draft.ts'

const load = () => import('./CreateReelDialog.tsx')

/** Opens "Create V Tube" over the current page. */
export function createReel(): void {
  void openDialog(load, {})
}

/** Opens it with a reel that could not be published. */
export function createReelAgain(given: ReelDraft): void {
  // A draft of before some field existed has its blank value.
  void openDialog(load, { given: { ...reelDraft.blank, ...given } })
}

/** Opens it with the sound of another reel. */
export function createReelWith(sound: Omit<ChosenSound, 'chosenAt'>): void {
  void openDialog(load, { given: { ...reelDraft.blank, sound: { ...sound, chosenAt: Date.now() } } })
}
