import { referral_list } from '@commons/contract/people/referrals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { blockedShape, pageShape } from '../people.shape.ts'
import { listReferrals } from './referrals.queries.ts'

export default handle(referral_list, async (_input, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const rows = await listReferrals(db, member.id, before.at, before.id, limit, offset)
  return pageShape(rows, page, (row) => ({
    ...blockedShape(row, viewer),
    status: row.is_complete ? ('complete' as const) : ('pending' as const),
  }))
})
