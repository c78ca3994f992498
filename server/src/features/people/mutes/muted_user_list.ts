import { muted_user_list } from '@commons/contract/people/mutes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { faceShape, pageShape } from '../people.shape.ts'
import { listMuted } from './mutes.queries.ts'

export default handle(muted_user_list, async (_input, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const rows = await listMuted(db, member.id, before.at, before.id, limit, offset)
  return pageShape(rows, page, (row) => ({
    ...faceShape(row, viewer),
    ends_at: row.ends_at?.toISOString() ?? null,
  }))
})
