import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { reelDraft, type ReelDraft } from '../waiting/reel-draft.ts'

const load = () => import('./CreateReelDialog.tsx')

/** Opens "Create V Tube" over the current page. */
export function createReel(): void {
  void openDialog(load, {})
}

/** Opens it with a reel that could not be published. */
export function createReelAgain(given: ReelDraft): void {
  void openDialog(load, { given })
}

/** Opens it with the sound of another reel. */
export function createReelWith(sound: NonNullable<ReelDraft['sound']>): void {
  void openDialog(load, { given: { ...reelDraft.blank, sound } })
}
