import { t } from '@lingui/core/macro'
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
