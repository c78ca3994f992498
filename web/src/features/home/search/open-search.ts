// Imported on every page, so that a logout clears them.
import '../../../search/recent-searches.ts'
import '../palette/recent-commands.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

const isDialogOpen = () => document.querySelector('[role=dialog][aria-modal=true]') !== null

/** Opens the search unless another dialog is open. */
export function openSearch(): void {
  if (!isDialogOpen()) void openDialog(() => import('./Search.tsx'), {})
}

/** Opens the palette of commands unless another dialog is open. */
export function openPalette(): void {
  if (!isDialogOpen()) void openDialog(() => import('../palette/Palette.tsx'), {})
}
