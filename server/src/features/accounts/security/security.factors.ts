/** What a change of a member's second factors means for their sessions: staff need one. */
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Member } from '../../../platform/session/sessions.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { listOpenSessionIds } from '../accounts.queries.ts'
import { hasSecondFactor, markSecondFactor } from './security.factors.queries.ts'

interface Changing extends Pick<WriteContext, 'tellChanged'> {
  readonly tx: Tx
  readonly member: Pick<Member, 'id' | 'sessionId' | 'role' | 'secondFactorPassed'>
}

/**
 * Refuses staff who have a second factor and haven't shown it: whoever has their password alone must not put a
 * factor of their own in its place. Returns whether the member has one.
 */
export async function requireShownFactor({ tx, member }: Omit<Changing, 'tellChanged'>): Promise<boolean> {
  const has = await hasSecondFactor(tx, member.id)
  if (has && member.role && !member.secondFactorPassed) throw new Refusal('staff_second_factor_needed')
  return has
}

/** The member has just shown their first second factor in this session. */
export async function setSecondFactorPassed({ tx, member, tellChanged }: Changing): Promise<void> {
  await markSecondFactor(tx, member.sessionId)
  await tellChanged([member.sessionId])
}

/** Makes every process look again whether the member's sessions still have a second factor. */
export async function tellFactorsChanged({ tx, member, tellChanged }: Changing): Promise<void> {
  await tellChanged(await listOpenSessionIds(tx, member.id))
}
