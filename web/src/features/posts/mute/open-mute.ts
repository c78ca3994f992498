import { openDialog } from '../../../ui/stage.ts'
import { withTexts } from '../../../locales/language.ts'

/** Asks which of these tags, or which word, one does not want to see. */
export function openMute(tags: readonly string[]): void {
  void openDialog(
    withTexts(() => import('./MuteDialog.tsx'), 'dialogs'),
    {
      tags,
    },
  )
}
