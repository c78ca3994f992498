import { openDialog } from '../../../ui/stage.ts'
import { withTexts } from '../../../locales/language.ts'

/** Opens the dialog that mutes one of these tags, or a word. */
export function openMute(tags: readonly string[]): void {
  void openDialog(
    withTexts(() => import('./MuteDialog.tsx'), 'dialogs'),
    {
      tags,
    },
  )
}
