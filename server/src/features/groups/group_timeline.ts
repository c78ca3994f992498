import { group_timeline } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { postsPage } from '../posts/public.ts'
import { checkOpen, listGroupTimeline, listGroupTopicTimeline } from './groups.timeline.ts'

export default handle(group_timeline, async ({ group_id, group_topic_id: topic }, context) => {
  const { db, member, viewer, page } = context
  const { before, limit, offset, isFirst } = page
  if (topic !== undefined) {
    const filed = await listGroupTopicTimeline(db, member.id, group_id, topic, before, limit, offset)
    if (filed.length === 0) await checkOpen(context, group_id)
    return { ...(await postsPage(db, filed, page, viewer)), pinned_posts: [] }
  }
  const rows = await listGroupTimeline(db, member.id, group_id, before, limit, offset, isFirst)
  if (rows.length === 0) await checkOpen(context, group_id)
  const { recdata, next } = await postsPage(db, rows, page, viewer)
  const placeOf = new Map(rows.map(({ id, group_pin }) => [id, group_pin ?? 0]))
  const place = ({ post_id }: { post_id: number }) => placeOf.get(post_id) ?? 0
  return {
    recdata: recdata.slice(0, limit),
    pinned_posts: isFirst
      ? recdata.filter((post) => place(post) > 0).toSorted((one, other) => place(other) - place(one))
      : [],
    ...(next === undefined ? {} : { next }),
  }
})
