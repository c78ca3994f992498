import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that mutes one of these tags, or a word. */
export function openMute(tags: readonly string[]): void {
  void openDialog(() => import('./MuteDialog.tsx'), {
    tags,
  })
}
