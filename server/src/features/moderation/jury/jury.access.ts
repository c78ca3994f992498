/** A juror's seat, with its appeal locked. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { type LockedAppeal, lockAppeal } from '../appeals/appeals.writing.queries.ts'
import { findAppealOf, listSeats, type Seat } from './jury.queries.ts'

interface Asking {
  readonly tx: Tx
  readonly member: { readonly id: number }
  readonly refuse: (refusal: Extract<RefusalName, 'jury_case_not_found' | 'jury_case_over'>) => never
}

export async function lockSeat(
  { tx, member, refuse }: Asking,
  id: number,
): Promise<{ appeal: LockedAppeal; seat: Seat }> {
  const found = (await findAppealOf(tx, id, member.id)) ?? refuse('jury_case_not_found')
  const appeal = (await lockAppeal(tx, found)) ?? refuse('jury_case_not_found')
  const seat =
    (await listSeats(tx, appeal.id)).find((each) => each.id === id) ?? refuse('jury_case_not_found')
  if (appeal.state !== 'jury' || seat.state === 'declined' || seat.state === 'lapsed')
    refuse('jury_case_over')
  return { appeal, seat }
}
