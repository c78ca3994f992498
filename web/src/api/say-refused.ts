import { t } from '@lingui/core/macro'
import { toast } from '../ui/notices/toast.ts'
import { CallError } from './call-error.ts'

const offlineText = () => t`You're offline. Please try again when you're back.`

export function sayOffline(): void {
  toast.error(offlineText())
}

/** Returns the reason to show where the action was tried. */
export const refusedText = ({ message }: CallError): string => (navigator.onLine ? message : offlineText())

/** Shows a toast with why something failed: these words, or the server's. Rethrows anything but a refusal. */
export function sayRefused(error: unknown, words?: string): void {
  if (!(error instanceof CallError)) throw error
  // An ended session shows its own notice.
  if (error.status === 401) return
  if (navigator.onLine) toast.error(words ?? error.message)
  else sayOffline()
}
