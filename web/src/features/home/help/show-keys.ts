import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the list of keyboard shortcuts. */
export function showKeys(): void {
  void openDialog(() => import('./KeyboardHelp.tsx'), {})
}
