/** Which decisions a moderator asks to have purged, or purges. */
import type { StaffRole } from '@commons/contract/call.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { findBarred } from '../queue/queue.queries.ts'
import { lockDecision, type LockedDecision } from '../queue/queue.writing.queries.ts'
import { type Asked, findPurge } from './purging.queries.ts'

interface Asking {
  readonly tx: Tx
  readonly member: { readonly id: number; readonly role?: StaffRole | undefined }
  readonly platform: Pick<Platform, 'reportKinds'>
  readonly refuse: (
    refusal: Extract<RefusalName, 'decision_not_found' | 'decision_purged' | 'case_barred'>,
  ) => never
}

/** Locks a decision that the caller may do this with; returns what was asked about it before. */
export async function lockForPurge(
  { tx, member, platform, refuse }: Asking,
  id: number,
): Promise<{ decision: LockedDecision; asked: Asked | undefined }> {
  const decision = (await lockDecision(tx, id)) ?? refuse('decision_not_found')
  if ((await findBarred(tx, platform.reportKinds, moderatorOf(member), id)) !== null) refuse('case_barred')
  const asked = await findPurge(tx, id)
  if (asked?.purged_at) refuse('decision_purged')
  return { decision, asked }
}
