import { get_subscription_videos } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videosPage } from '../lists/lists.pages.ts'
import { checkGroup } from './groups.access.ts'
import { listSubscriptionVideos } from './subscriptions.queries.ts'

export default handle(get_subscription_videos, async ({ subscription_group_id: group = null }, context) => {
  await checkGroup(context, group)
  const { db, member, page } = context
  const rows = await listSubscriptionVideos(db, member.id, group, page.before, page.limit, page.offset)
  return videosPage(rows, context)
})
