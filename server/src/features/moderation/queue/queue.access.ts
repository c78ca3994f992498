/** Who decides what. */
import type { StaffRole } from '@commons/contract/call.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type LockedReport, lockReports, type Moderator } from './queue.queries.ts'

/** Who decides; null is the operator, who decides about everybody. */
export interface Decider {
  readonly id: number | null
  readonly role?: StaffRole | undefined
}

/** No member has it. */
const nobody = 0

export const moderatorOf = ({ id, role }: Decider): Moderator => ({
  id: id ?? nobody,
  isAdmin: id === null || role === 'admin',
})

interface Asking {
  readonly tx: Tx
  readonly member: Decider
  readonly platform: Pick<Platform, 'reportKinds'>
  readonly refuse: (refusal: Extract<RefusalName, 'report_not_found' | 'report_decided'>) => never
}

/** Locks the waiting cases of these reports; refuses if one isn't there, or doesn't wait any more. */
export async function lockWaiting(
  { tx, member, platform, refuse }: Asking,
  ids: readonly number[],
): Promise<LockedReport[]> {
  const reports = await lockReports(tx, platform.reportKinds, moderatorOf(member), ids)
  const found = new Set(reports.map(({ id }) => id))
  if (!ids.every((id) => found.has(id))) refuse('report_not_found')
  if (!reports.every(({ state }) => state === 'open' || state === 'reviewing')) refuse('report_decided')
  return reports
}
