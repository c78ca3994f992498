import { Refusal } from '../call/refusal.ts'
import type { Member } from './sessions.ts'

/** Refuses a suspended member, and says until when they are. */
export function refuseSuspended({ suspension }: Pick<Member, 'suspension'>): void {
  if (suspension)
    throw new Refusal('account_suspended', { suspendedUntil: suspension.until?.toISOString() ?? null })
}
