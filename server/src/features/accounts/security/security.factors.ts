/** What a change of a member's second factors means for their sessions: staff need one. */
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Member } from '../../../platform/session/sessions.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { listOpenSessionIds } from '../accounts.queries.ts'
import { markSecondFactor } from './security.factors.queries.ts'

interface Changing extends Pick<WriteContext, 'tellChanged'> {
  readonly tx: Tx
  readonly member: Pick<Member, 'id' | 'sessionId'>
}

/** The member has just shown a new second factor in this session. */
export async function setSecondFactorPassed({ tx, member, tellChanged }: Changing): Promise<void> {
  await markSecondFactor(tx, member.sessionId)
  await tellChanged([member.sessionId])
}

/** Makes every process look again whether the member's sessions still have a second factor. */
export async function tellFactorsChanged({ tx, member, tellChanged }: Changing): Promise<void> {
  await tellChanged(await listOpenSessionIds(tx, member.id))
}
