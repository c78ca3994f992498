import { Refusal } from '../call/refusal.ts'
import { now } from '../clock.ts'
import type { Member } from './sessions.ts'

/** True of a member who owes a consent that can't be put off any more. */
export const isConsentDue = ({ consentDue }: { readonly consentDue?: Date | undefined }): boolean =>
  consentDue !== undefined && consentDue <= now()

/** Refuses a suspended member, and says until when they are; and one who didn't agree to new terms in time. */
export function refuseHeld({ suspension, consentDue }: Pick<Member, 'suspension' | 'consentDue'>): void {
  if (suspension)
    throw new Refusal('account_suspended', { suspendedUntil: suspension.until?.toISOString() ?? null })
  if (isConsentDue({ consentDue })) throw new Refusal('consent_needed')
}
