import { reel_watched } from '@commons/contract/reels/reels.ts'
import { handle } from '../../platform/call/handle.ts'
import { tenthOf } from '../../views/watched.ts'
import { views } from './reels.discussion.ts'

export default handle(reel_watched, {
  isOneStatement: () => true,
  // Outside the transaction, because views of many members are counted together. A repeated view counts once.
  before: ({ reel_id, percent }, { db, member }) =>
    views.add(db, { member: member.id, object: reel_id, tenth: tenthOf(percent), isView: false }),
  run: async () => ({}),
})
