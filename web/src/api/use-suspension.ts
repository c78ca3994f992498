import type { OutputOf } from '@commons/contract/call.ts'
import type { show_language } from '@commons/contract/accounts/settings.ts'
import { useRead } from './use-call.ts'

export type Suspension = NonNullable<OutputOf<typeof show_language>['suspension']>

/** Returns until when the member is suspended, as the frame of all pages reads it; undefined for everybody else. */
export const useSuspension = (): Suspension | undefined =>
  useRead('show_language', {}, { enabled: false }).data?.suspension
