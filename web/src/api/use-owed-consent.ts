import type { OutputOf } from '@commons/contract/call.ts'
import type { show_language } from '@commons/contract/accounts/settings.ts'
import { useRead } from './use-call.ts'

export type OwedConsent = NonNullable<OutputOf<typeof show_language>['consent']>

/** Returns what the member has to agree to by when, as the frame of all pages reads it; undefined for everybody else. */
export const useOwedConsent = (): OwedConsent | undefined =>
  useRead('show_language', {}, { enabled: false }).data?.consent
