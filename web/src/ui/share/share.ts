import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { openDialog } from '../dialog/dialog-host.ts'
import { toast } from '../notices/toast.ts'

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(t`Link copied to clipboard!`)
  } catch {
    // Browsers forbid it without https or permission.
    toast.error(t`Couldn't copy the link: ${link}`, { ms: 10_000 })
  }
}

export interface Shared {
  readonly link: string
  /** The dialog's title. */
  readonly title: ReactNode
  /** What happens to people who follow the link. */
  readonly note: ReactNode
}

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
