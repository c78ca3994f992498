import { record_reel_view } from '@commons/contract/reels/reels.ts'
import { handle } from '../../platform/call/handle.ts'
import { views } from './reels.discussion.ts'

export default handle(record_reel_view, {
  isOneStatement: () => true,
  // Outside the transaction, because views of many members are counted together. A repeated view counts once.
  before: ({ reel_id }, { db, member }) =>
    views.add(db, { member: member.id, object: reel_id, tenth: null, isView: true }),
  run: async () => ({}),
})
