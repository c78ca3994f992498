import { waiting_reels } from '@commons/contract/reels/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { reelShape } from '../reels.shape.ts'
import { listWaiting } from './lists.queries.ts'

export default handle(waiting_reels, async (_input, { db, member, viewer }) => {
  const rows = await listWaiting(db, member.id)
  return { reels: rows.map((row) => reelShape(row, viewer)) }
})
