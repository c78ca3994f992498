import { video_view } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { views } from './videos.discussion.ts'
import { sourceOf } from './analytics/sources.ts'
import { rememberStart } from './watching/watching.queries.ts'

export default handle(video_view, {
  isOneStatement: () => true,
  // Outside the transaction, because views of many members are counted together. A repeated view counts once.
  before: ({ video_id, source, host }, { db, member }) =>
    views.add(db, {
      member: member.id,
      object: video_id,
      tenth: null,
      isView: true,
      source: sourceOf(source, host),
    }),
  async run({ video_id }, { tx, member, hintOnly }) {
    await rememberStart(tx, member.id, video_id)
    hintOnly([member.id])
    return {}
  },
})
