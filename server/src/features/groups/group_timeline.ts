import { group_timeline } from '@commons/contract/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { postsPage } from '../posts/public.ts'
import { checkOpen, listGroupTimeline } from './groups.timeline.ts'

export default handle(group_timeline, async ({ group_id }, context) => {
  const { db, member, viewer, page } = context
  const { before, limit, offset, isFirst } = page
  const [pinnedId, rows] = await Promise.all([
    checkOpen(context, group_id),
    listGroupTimeline(db, member.id, group_id, before, limit, offset, isFirst),
  ])
  const { recdata, next } = await postsPage(db, rows, page, viewer)
  return {
    recdata: recdata.slice(0, limit),
    pinned: (isFirst && recdata.find(({ post_id }) => post_id === pinnedId)) || null,
    ...(next === undefined ? {} : { next }),
  }
})
