import { video_watched } from '@commons/contract/videos/watching.ts'
import { handle } from '../../../platform/call/handle.ts'
import { tenthOf } from '../../../views/watched.ts'
import { views } from '../videos.discussion.ts'
import { findLength, rememberPosition } from './watching.queries.ts'

export default handle(video_watched, {
  isOneStatement: () => true,
  // Outside the transaction, because views of many members are counted together. A repeated view counts once.
  async before({ video_id, seconds }, { db, member }) {
    const length = await findLength(db, member.id, video_id)
    if (length === undefined) return
    const tenth = tenthOf(Math.min(100, (seconds / length) * 100))
    await views.add(db, { member: member.id, object: video_id, tenth, isView: false })
  },
  // The page that plays it knows where it is: no hint.
  async run({ video_id, seconds }, { tx, member }) {
    await rememberPosition(tx, member.id, video_id, seconds)
    return {}
  },
})
