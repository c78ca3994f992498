import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { PlaylistFormProps } from './PlaylistForm.tsx'

/** Opens the dialog that creates a playlist, or changes the one given. */
export const openPlaylist = (of: Omit<PlaylistFormProps, 'onClose'> = {}) =>
  void openDialog(() => import('./PlaylistDialog.tsx'), of)
