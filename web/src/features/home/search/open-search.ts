// With every page, so that a logout wipes them.
import '../../../search/recent-searches.ts'
import { openDialog } from '../../../ui/stage.ts'

/** Opens the search over the page, unless another dialog is there. */
export function openSearch(): void {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return
  void openDialog(() => import('./Search.tsx'), {})
}
