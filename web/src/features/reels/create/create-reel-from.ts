import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { type ChosenSound, reelDraft, type ReelDraft } from '../waiting/reel-draft.ts'
import { loadCreateReel } from './create-reel.ts'

/** Opens "Create V Tube" with a reel that could not be published. */
export function createReelAgain(given: ReelDraft): void {
  // A draft of before some field existed has its blank value.
  void openDialog(loadCreateReel, { given: { ...reelDraft.blank, ...given } })
}

/** Opens it with the sound of another reel. */
export function createReelWith(sound: Omit<ChosenSound, 'chosenAt'>): void {
  void openDialog(loadCreateReel, {
    given: { ...reelDraft.blank, sound: { ...sound, chosenAt: Date.now() } },
  })
}
