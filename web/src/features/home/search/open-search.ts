// Imported on every page, so that a logout clears them.
import '../../../search/recent-searches.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the search unless another dialog is open. */
export function openSearch(): void {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return
  void openDialog(() => import('./Search.tsx'), {})
}
