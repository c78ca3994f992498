import { t } from '@lingui/core/macro'
import { toast } from '../ui/toast.ts'
import { CallError } from './call-error.ts'

const offlineText = () => t`You're offline. Please try again when you're back.`

export function sayOffline(): void {
  toast.error(offlineText())
}

/** Why something was not done, to be said where it was tried. */
export const refusedText = ({ message }: CallError): string => (navigator.onLine ? message : offlineText())

/** Says in a toast why something was not done: in the server's words, or in these. Throws what is no refusal. */
export function sayRefused(error: unknown, words?: string): void {
  if (!(error instanceof CallError)) throw error
  // An ended session says so by itself.
  if (error.status === 401) return
  if (navigator.onLine) toast.error(words ?? error.message)
  else sayOffline()
}
