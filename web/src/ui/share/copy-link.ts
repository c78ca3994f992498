import { t } from '@lingui/core/macro'
import { toast } from '../notices/toast.ts'

export const copyLink = (link: string): Promise<void> => copyText(link, t`Link copied to clipboard!`)

/** Copies a text, and says `done`. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    // Browsers forbid it without https or permission.
    toast.error(t`Couldn't copy this: ${text}`, { ms: 10_000 })
  }
}
