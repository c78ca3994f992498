/** Giving and taking roles: the same for the call, the first admin's link and the operator's command. */
import type { StaffRole } from '@commons/contract/call.ts'
import type { Tx } from '../../platform/db/prepared.ts'
import type { WriteContext } from '../../platform/write.ts'
import { listOpenSessionIds } from '../accounts/public.ts'
import { listStaffIds, setRole } from './staff.queries.ts'

type Changing = Pick<WriteContext, 'tellChanged' | 'recheck' | 'hint'> & { readonly tx: Tx }

/** Sets the member's role, and tells their sessions and sockets, and whoever sees who is staff. */
export async function changeRole(
  { tx, tellChanged, recheck, hint }: Changing,
  member: number,
  role: StaffRole | undefined,
): Promise<void> {
  await setRole(tx, member, role)
  await tellChanged(await listOpenSessionIds(tx, member))
  await recheck({ members: [member] })
  hint(`account:${member}`)
  for (const id of new Set([...(await listStaffIds(tx)), member])) hint(`staff:${id}`)
}
