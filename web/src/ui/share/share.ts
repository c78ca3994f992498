import { t } from '@lingui/core/macro'
import { openDialog } from '../dialog/dialog-host.ts'
import type { Shared } from './ShareDialog.tsx'

/** Phones have their own sheet for sharing, with the installed apps. */
const hasSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

/** Shares a link: by a phone's own sheet, or a dialog with five services. */
export async function share(shared: Shared): Promise<void> {
  if (hasSheet())
    try {
      await navigator.share({ text: t`Check this out!`, url: shared.link })
      return
    } catch (error) {
      // Closing the sheet without choosing is an answer. After any other failure, the dialog opens.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  await openDialog(() => import('./ShareDialog.tsx'), shared)
}
