import { openDialog } from '../../../ui/stage.ts'

/** Asks which of these tags, or which word, one does not want to see. */
export function openMute(tags: readonly string[]): void {
  void openDialog(() => import('./MuteDialog.tsx'), { tags })
}
