import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { openDialog } from '../stage.ts'
import { toast } from '../toast.ts'

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(t`Link copied to clipboard!`)
  } catch {
    // Browsers forbid it without https or a permission.
    toast.error(t`Couldn't copy the link: ${link}`, { ms: 10_000 })
  }
}

export interface Shared {
  readonly link: string
  /** Names the dialog. */
  readonly title: ReactNode
  /** What happens to those who follow the link. */
  readonly note: ReactNode
}

/** Phones have a sheet of their own for it, with what is installed there. */
const hasSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

/** Hands a link on: by a phone's own sheet, or a dialog with five services. */
export async function share(shared: Shared): Promise<void> {
  if (hasSheet())
    try {
      await navigator.share({ text: t`Check this out!`, url: shared.link })
      return
    } catch (error) {
      // Closed without choosing: that is an answer. Whatever else failed, the dialog can do.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  await openDialog(() => import('./ShareDialog.tsx'), shared)
}
