import { group_hash_timeline } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { postsPage } from '../posts/public.ts'
import { checkOpen, listGroupTagTimeline } from './groups.timeline.ts'

export default handle(group_hash_timeline, async ({ group_id, hashtag }, context) => {
  const { db, member, viewer, page } = context
  const tag = cleanTag(hashtag)
  const rows =
    tag === '' || isTooLong(tag)
      ? []
      : await listGroupTagTimeline(db, member.id, group_id, tag, page.before, page.limit, page.offset)
  if (rows.length === 0) await checkOpen(context, group_id)
  return postsPage(db, rows, page, viewer)
})
