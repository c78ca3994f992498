import { reel_watched } from '@commons/contract/reels.ts'
import { watchedParts } from '@commons/contract/shared/reel.ts'
import { handle } from '../../platform/call/handle.ts'
import { addView } from './reels.views.ts'

export default handle(reel_watched, {
  isOneStatement: () => true,
  // Outside the transaction, because views of many members are counted together. A repeated view counts once.
  before({ reel_id, percent }, { db, member }) {
    const tenth = Math.max(1, Math.ceil((percent * watchedParts) / 100))
    return addView(db, { member: member.id, reel: reel_id, tenth, isView: false })
  },
  run: async () => ({}),
})
