import { group_timeline } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { postsPage } from '../posts/public.ts'
import { checkOpen, listGroupTimeline } from './groups.timeline.ts'

export default handle(group_timeline, async ({ group_id }, context) => {
  const { db, member, viewer, page } = context
  const { before, limit, offset, isFirst } = page
  const rows = await listGroupTimeline(db, member.id, group_id, before, limit, offset, isFirst)
  if (rows.length === 0) await checkOpen(context, group_id)
  const { recdata, next } = await postsPage(db, rows, page, viewer)
  const pinnedId = rows.find(({ group_pinned }) => group_pinned)?.id
  return {
    recdata: recdata.slice(0, limit),
    pinned: (isFirst && recdata.find(({ post_id }) => post_id === pinnedId)) || null,
    ...(next === undefined ? {} : { next }),
  }
})
