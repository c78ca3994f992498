import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { VideoDraft } from './video-draft.ts'

const load = () => import('./UploadDialog.tsx')

/** Opens the upload dialog over the current page; for a channel if given, or else for the member's first. */
export function createVideo(channelId: number | null = null): void {
  void openDialog(load, { channelId })
}

/** Opens it with a video that could not be published. */
export function createVideoAgain(given: VideoDraft): void {
  void openDialog(load, { channelId: given.channelId, given })
}
