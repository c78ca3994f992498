import { t } from '@lingui/core/macro'
import type { Post } from '@commons/contract/posts.ts'
import { paths, type SharedType } from '../../../paths.ts'
import { openDialog } from '../../../ui/stage.ts'
import { toast } from '../../../ui/toast.ts'

/** The address of a page that leads who is logged in to it, and others through the login. */
export function shareLink(type: SharedType, id: number | string): string {
  return new URL(paths.share(type, id), location.origin).href
}

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(t`Link copied to clipboard!`)
  } catch {
    // Browsers forbid it without https or a permission.
    toast.error(t`Couldn't copy the link: ${link}`, { ms: 10_000 })
  }
}

/** Phones have a sheet of their own for it, with what is installed there. */
const hasSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

export async function sharePost({ target_post_id, post_type }: Post): Promise<void> {
  const link = shareLink('post', target_post_id)
  if (hasSheet())
    try {
      await navigator.share({ text: t`Check this out!`, url: link })
      return
    } catch (error) {
      // Closed without choosing: that is an answer. Whatever else failed, the dialog can do.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  await openDialog(() => import('./ShareDialog.tsx'), { link, isPrivate: post_type === 'private' })
}
