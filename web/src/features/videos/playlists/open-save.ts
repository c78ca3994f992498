import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Opens the dialog that puts a video in playlists. */
export const openSaveToPlaylist = (videoId: number) =>
  void openDialog(() => import('./SaveDialog.tsx'), { videoId })
