import { openDialog } from '../../../ui/stage.ts'
import { openTexts } from '../../../locales/language.ts'

/** Asks which of these tags, or which word, one does not want to see. */
export function openMute(tags: readonly string[]): void {
  void openDialog(async () => (await Promise.all([import('./MuteDialog.tsx'), openTexts('dialogs')]))[0], {
    tags,
  })
}
