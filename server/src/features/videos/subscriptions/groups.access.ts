import type { Db } from '../../../platform/db/prepared.ts'
import { findGroup } from './groups.queries.ts'

interface Asking {
  readonly db: Db
  readonly member: { readonly id: number }
  refuse(refusal: 'subscription_group_not_found'): never
}

/** Refuses a group that isn't the member's own; null is none. */
export async function checkGroup({ db, member, refuse }: Asking, group: number | null): Promise<void> {
  if (group !== null && !(await findGroup(db, member.id, group))) refuse('subscription_group_not_found')
}
