import { get_subscription_groups } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listGroups } from './groups.queries.ts'
import { groupShape } from './groups.shape.ts'

export default handle(get_subscription_groups, async ({ channel_id = null }, { db, member }) => ({
  response: (await listGroups(db, member.id, channel_id)).map(groupShape),
}))
